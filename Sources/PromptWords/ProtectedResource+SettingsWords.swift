package import AppModel

extension ProtectedResource {
  /// The label of the resource's switch in a language; English if it is not known.
  package func settingsName(in language: SystemLanguage) -> String {
    Self.settingsNames[language]?[self] ?? settingsName
  }

  private static let settingsNames: [SystemLanguage: [ProtectedResource: String]] = [
    .german: named(
      "Kontakte", "Kalender", "Erinnerungen", "Fotos", "Mikrofon", "Kamera", "Bluetooth",
      "Standort", "Lokales Netzwerk", "Mitteilungen"),
    .french: named(
      "Contacts", "Calendriers", "Rappels", "Photos", "Microphone", "Appareil photo", "Bluetooth",
      "Position", "Réseau local", "Notifications"),
    .spanish: named(
      "Contactos", "Calendarios", "Recordatorios", "Fotos", "Micrófono", "Cámara", "Bluetooth",
      "Localización", "Red local", "Notificaciones"),
    .russian: named(
      "Контакты", "Календари", "Напоминания", "Фото", "Микрофон", "Камера", "Bluetooth",
      "Геопозиция", "Локальная сеть", "Уведомления"),
    .japanese: named(
      "連絡先", "カレンダー", "リマインダー", "写真", "マイク", "カメラ", "Bluetooth", "位置情報",
      "ローカルネットワーク", "通知"),
    .simplifiedChinese: named(
      "通讯录", "日历", "提醒事项", "照片", "麦克风", "相机", "蓝牙", "位置", "本地网络", "通知"),
  ]

  private static let namedResources: [ProtectedResource] = [
    .contacts, .calendar, .reminders, .photos, .microphone, .camera, .bluetooth, .location,
    .localNetwork, .notifications,
  ]

  private static func named(_ words: String...) -> [ProtectedResource: String] {
    Dictionary(zip(namedResources, words), uniquingKeysWith: { first, _ in first })
  }
}
