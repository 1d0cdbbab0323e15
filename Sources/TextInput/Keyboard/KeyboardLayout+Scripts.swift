import AppModel

/// The layouts of languages whose letters are not Latin.
extension KeyboardLayout {
  static let russian = KeyboardLayout(
    name: "Русская",
    rows: [
      "йцукенгшщзх",
      "фывапролджэ",
      "ячсмитьбю",
    ],
    currency: "₽", decimal: ",", space: "Пробел", delete: "Удалить", returnKey: "ввод",
    shift: "верхний регистр", nextKeyboard: "Следующая клавиатура",
    returnKeys: [
      .done: "готово",
      .go: "перейти",
      .next: "далее",
      .search: "найти",
      .send: "отправить",
      .join: "подключиться",
      .route: "маршрут",
      .`continue`: "продолжить",
    ])
  static let ukrainian = KeyboardLayout(
    name: "Українська",
    rows: [
      "йцукенгшщзхї",
      "фівапролджєґ",
      "ячсмитьбю",
    ],
    currency: "₴", decimal: ",", space: "пробіл", delete: "видалити", returnKey: "ввід",
    shift: "верхній регістр", nextKeyboard: "Наступна клавіатура",
    returnKeys: [
      .done: "готово",
      .go: "перейти",
      .next: "далі",
      .search: "пошук",
      .send: "надіслати",
      .join: "приєднатися",
      .route: "маршрут",
      .`continue`: "продовжити",
    ])
  static let japanese = KeyboardLayout(
    name: "日本語かな",
    rows: [
      "あいうえおはひふへほ",
      "かきくけこまみむめも",
      "さしすせそやゆよー、",
      "たちつてとらりるれろ",
      "なにぬねのわをん",
    ],
    currency: "¥", decimal: ".", space: "空白", delete: "削除", returnKey: "改行",
    edge: .marks, nextKeyboard: "次のキーボード",
    returnKeys: [
      .done: "完了",
      .go: "開く",
      .next: "次へ",
      .search: "検索",
      .send: "送信",
      .join: "接続",
      .route: "経路",
      .`continue`: "続ける",
    ])
  static let arabic = KeyboardLayout(
    name: "العربية",
    rows: [
      "ضصثقفغعهخحج",
      "شسيبلاتنمكط",
      "ذءؤرىةوزظد",
    ],
    currency: "﷼", decimal: "٫", space: "مسافة", delete: "حذف", returnKey: "إدخال",
    edge: .gap, nextKeyboard: "لوحة المفاتيح التالية",
    returnKeys: [
      .done: "تم",
      .go: "انتقال",
      .next: "التالي",
      .search: "بحث",
      .send: "إرسال",
      .join: "انضمام",
      .route: "المسار",
      .`continue`: "متابعة",
    ])
  static let hebrew = KeyboardLayout(
    name: "עברית",
    rows: [
      "קראטוןםפ",
      "שדגכעיחלךף",
      "זסבהנמצתץ",
    ],
    currency: "₪", decimal: ".", space: "רווח", delete: "מחק", returnKey: "חזור",
    edge: .gap, nextKeyboard: "המקלדת הבאה",
    returnKeys: [
      .done: "סיום",
      .go: "מעבר",
      .next: "הבא",
      .search: "חיפוש",
      .send: "שליחה",
      .join: "הצטרפות",
      .route: "מסלול",
      .`continue`: "המשך",
    ])
}
