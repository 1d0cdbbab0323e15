/// The languages that are not written in Latin letters.
extension SystemAlertWords {
  static let russian: [SystemAlert.Answer: [String]] = [
    .allow: ["Разрешить"], .allowOnce: ["Однократно", "Разрешить один раз"],
    .allowWhileUsing: ["При использовании приложения", "При использовании"],
    .allowAlways: ["Разрешать всегда", "Всегда"],
    .allowAll: ["Разрешить полный доступ", "Разрешить доступ ко всем фото"],
    .limit: ["Ограничить доступ…", "Выбрать фото…"], .allowPaste: ["Разрешить вставку"],
    .refuse: [
      "Запретить", "Не разрешать", "Запретить вставку", "Попросить приложение не отслеживать",
    ],
    .ok: ["OK", "ОК"], .cancel: ["Отменить", "Отмена"], .savePassword: ["Сохранить пароль"],
    .notNow: ["Не сейчас"],
  ]
  static let ukrainian: [SystemAlert.Answer: [String]] = [
    .allow: ["Дозволити"], .allowOnce: ["Дозволити один раз"],
    .allowWhileUsing: ["Дозволити за використання програми"], .allowAlways: ["Дозволяти завжди"],
    .refuse: ["Не дозволяти"], .ok: ["OK"], .cancel: ["Скасувати"], .notNow: ["Не зараз"],
  ]
  static let japanese: [SystemAlert.Answer: [String]] = [
    .allow: ["許可", "許可する"], .allowOnce: ["1度だけ許可"],
    .allowWhileUsing: ["アプリの使用中は許可", "Appの使用中は許可"],
    .allowAlways: ["“常に許可”に変更", "常に許可"],
    .allowAll: ["フルアクセスを許可", "すべての写真へのアクセスを許可"],
    .limit: ["アクセスを制限…", "写真を選択…"], .allowPaste: ["ペーストを許可"],
    .refuse: ["許可しない", "ペーストを許可しない", "アプリにトラッキングしないように要求"],
    .ok: ["OK"], .cancel: ["キャンセル"], .savePassword: ["パスワードを保存"],
    .notNow: ["今はしない"],
  ]
  static let korean: [SystemAlert.Answer: [String]] = [
    .allow: ["허용"], .allowOnce: ["한 번 허용"], .allowWhileUsing: ["앱을 사용하는 동안 허용"],
    .allowAlways: ["항상 허용"], .refuse: ["허용 안 함", "앱에 추적 금지 요청"],
    .ok: ["확인"], .cancel: ["취소"], .notNow: ["나중에 하기"],
  ]
  static let simplifiedChinese: [SystemAlert.Answer: [String]] = [
    .allow: ["允许", "好"], .allowOnce: ["允许一次"], .allowWhileUsing: ["使用 App 时允许", "使用App时允许"],
    .allowAlways: ["更改为始终允许", "始终允许"], .allowAll: ["允许完全访问", "允许访问所有照片"],
    .limit: ["限制访问…", "选择照片…"], .allowPaste: ["允许粘贴"],
    .refuse: ["不允许", "不允许粘贴", "要求 App 不跟踪"], .ok: ["好"], .cancel: ["取消"],
    .savePassword: ["存储密码"], .notNow: ["以后"],
  ]
  static let traditionalChinese: [SystemAlert.Answer: [String]] = [
    .allow: ["允許"], .allowOnce: ["允許一次"], .allowWhileUsing: ["使用 App 期間允許"],
    .allowAlways: ["永遠允許"], .refuse: ["不允許", "要求 App 不要追蹤"], .ok: ["好"],
    .cancel: ["取消"], .notNow: ["稍後再說"],
  ]
}
