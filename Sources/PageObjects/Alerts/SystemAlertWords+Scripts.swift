/// The languages that are not written in Latin letters.
extension SystemAlertWords {
  static let russian: [SystemAlert.Answer: [String]] = [
    .allow: ["Разрешить", "OK", "ОК"], .allowOnce: ["Однократно"],
    .allowWhileUsing: [
      "При использовании приложения", "При использовании", "Только при использовании",
      "Оставить «Только при использовании»", "Изменить на «Только при использовании»",
    ],
    .allowAlways: ["Изменить на «Разрешать всегда»", "Разрешать всегда"],
    .allowAll: ["Разрешить полный доступ", "Разрешить доступ ко всем фото"],
    .limit: ["Ограничить доступ…", "Выбрать несколько фото…"], .allowPaste: ["Разрешить вставку"],
    .refuse: [
      "Запретить", "Не разрешать", "Запретить вставку", "Попросить не\u{a0}отслеживать",
      "Попросить приложение не отслеживать",
    ],
    .ok: ["OK", "ОК"], .cancel: ["Отменить", "Отмена"], .savePassword: ["Сохранить пароль"],
    .notNow: ["Не\u{a0}сейчас"],
  ]
  static let ukrainian: [SystemAlert.Answer: [String]] = [
    .allow: ["Дозволити", "Надавати", "OK", "ОК"],
    .allowOnce: ["Дозволити один раз", "Дозволити раз"],
    .allowWhileUsing: [
      "Дозволяти за використання", "Лише за використання", "Лишити «За використання»",
      "Змінити на «За використання»",
    ],
    .allowAlways: ["Змінити на «Завжди дозволяти»", "Завжди дозволяти", "Завжди"],
    .allowAll: ["Дозволити доступ до всіх фотографій"], .limit: ["Вибрати фото…"],
    .allowPaste: ["Дозволити вставлення"],
    .refuse: ["Заборонити", "Не дозволяти", "Просити програму не стежити"],
    .ok: ["OK", "ОК", "Гаразд"], .cancel: ["Скасувати"], .notNow: ["Не зараз"],
  ]
  static let japanese: [SystemAlert.Answer: [String]] = [
    .allow: ["許可", "OK"], .allowOnce: ["1度だけ許可"],
    .allowWhileUsing: [
      "アプリの使用中は許可", "Appの使用中は許可", "このAppの使用中のみ許可", "“使用中のみ許可”のままにする",
      "“使用中のみ許可”に変更",
    ],
    .allowAlways: ["“常に許可”に変更", "常に許可"],
    .allowAll: ["フルアクセスを許可", "すべての写真へのアクセスを許可"],
    .limit: ["アクセスを制限…", "写真を選択…"], .allowPaste: ["ペーストを許可"],
    .refuse: [
      "許可しない", "ペーストを許可しない", "アプリにトラッキングしないように要求",
      "Appにトラッキングしないように要求",
    ],
    .ok: ["OK"], .cancel: ["キャンセル"], .savePassword: ["パスワードを保存"],
    .notNow: ["今はしない", "あとで行う"],
  ]
  static let korean: [SystemAlert.Answer: [String]] = [
    .allow: ["허용", "확인", "승인"], .allowOnce: ["한 번 허용"],
    .allowWhileUsing: [
      "앱을 사용하는 동안 허용", "앱을 사용하는 동안", "사용하는 동안만 유지", "사용하는 동안만 허용",
      "사용하는 동안만으로 변경",
    ],
    .allowAlways: ["항상 허용으로 변경", "항상 허용"], .allowAll: ["모든 사진에 대한 접근 허용"],
    .limit: ["사진 선택…"], .allowPaste: ["붙여넣기 허용"],
    .refuse: ["허용 안 함", "앱에 추적 금지 요청"],
    .ok: ["확인"], .cancel: ["취소"], .notNow: ["지금 안 함", "지금 사용 안 함"],
  ]
  static let simplifiedChinese: [SystemAlert.Answer: [String]] = [
    .allow: ["允许", "好"], .allowOnce: ["允许一次"],
    .allowWhileUsing: [
      "使用 App 时允许", "使用App时允许", "仅在使用应用期间", "保持仅使用期间", "更改为仅使用期间",
    ],
    .allowAlways: ["更改为始终允许", "始终允许"], .allowAll: ["允许完全访问", "允许访问所有照片"],
    .limit: ["限制访问…", "选择照片…"], .allowPaste: ["允许粘贴"],
    .refuse: ["不允许", "不允许粘贴", "要求 App 不跟踪", "要求App不跟踪"], .ok: ["好"],
    .cancel: ["取消"], .savePassword: ["存储密码"], .notNow: ["以后"],
  ]
  static let traditionalChinese: [SystemAlert.Answer: [String]] = [
    .allow: ["允許", "好"], .allowOnce: ["允許一次"],
    .allowWhileUsing: [
      "使用 App 期間允許", "使用App期間允許", "只在使用 App 期間", "保留只在使用期間", "改為只在使用期間",
    ],
    .allowAlways: ["改為永遠允許", "永遠允許"], .allowAll: ["允許取用所有照片"], .limit: ["選取照片⋯"],
    .allowPaste: ["允許貼上"],
    .refuse: ["不允許", "要求 App 不要追蹤", "要求App不要追蹤"], .ok: ["好"], .cancel: ["取消"],
    .notNow: ["稍後再說", "現在不要"],
  ]
}
