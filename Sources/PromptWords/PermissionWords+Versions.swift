package import AppModel

extension SystemLanguage {
  /// The titles of prompts that an older version of the system words differently from the newest
  /// one.
  package func olderTitles(of system: SystemVersion?) -> [ProtectedResource: String] {
    let before26 = Self.titlesBefore26[self] ?? [:]
    switch system {
    case nil, .ios26: return [:]
    case .ios18: return before26
    case .ios17:
      let before18 = Self.titlesBefore18[self] ?? [:]
      return before26.merging(before18) { newer, _ in newer }
    }
  }

  /// The titles of iOS 15 that differ from those read on iOS 26; used for all versions in between.
  private static let titlesBefore26: [SystemLanguage: [ProtectedResource: String]] = [
    .english: [
      .calendar: "“%” Would Like Full Access to Your Calendar",
      .reminders: "“%” Would Like to Access Your Reminders",
      .microphone: "“%” Would Like to Access the Microphone",
      .camera: "“%” Would Like to Access the Camera",
      .focus: "Allow “%” to share you have notifications silenced when using Focus?",
    ],
    .german: [
      .reminders: "„%“ möchte auf deine Erinnerungen zugreifen",
      .microphone: "„%“ möchte auf das Mikrofon zugreifen",
      .camera: "„%“ möchte auf deine Kamera zugreifen",
    ],
    .french: [.camera: "«\u{a0}%\u{a0}» souhaite accéder à l’appareil photo."],
    .spanish: [
      .reminders: "“%” quiere acceder a tus recordatorios",
      .microphone: "“%” quiere acceder al micrófono",
      .camera: "“%” quiere acceder a la cámara",
      .notifications: "“%” quiere enviarte notificaciones",
    ],
    .russian: [
      .camera: "Приложение «%» запрашивает доступ к\u{a0}камере.",
      .notifications: "Приложение «%» запрашивает разрешение на отправку Вам уведомлений.",
    ],
    .japanese: [
      .contacts: "“%”が連絡先へのアクセスを求めています",
      .reminders: "“%”がリマインダーへのアクセスを求めています",
      .microphone: "“%”がマイクへのアクセスを求めています",
      .camera: "“%”がカメラへのアクセスを求めています",
    ],
    .simplifiedChinese: [
      .reminders: "“%”想访问你的提醒事项", .microphone: "“%”想访问你的麦克风", .camera: "“%”想访问你的相机",
    ],
  ]

  /// Further titles before iOS 18 that changed with iOS 18.
  private static let titlesBefore18: [SystemLanguage: [ProtectedResource: String]] = [
    .english: [
      .bluetooth: "“%” Would Like to Use Bluetooth",
      .localNetwork: "“%” would like to find and connect to devices on your local network.",
    ],
    .german: [
      .localNetwork:
        "„%“ möchte Geräte in deinem lokalen Netzwerk finden und eine Verbindung herstellen."
    ],
    .french: [
      .localNetwork:
        "«\u{a0}%\u{a0}» souhaite rechercher des appareils sur votre réseau local et s’y connecter."
    ],
    .japanese: [.localNetwork: "“%”がローカルネットワーク上のデバイスの検索および接続を求めています。"],
    .simplifiedChinese: [.localNetwork: "“%”想要查找并连接到本地网络上的设备。"],
  ]
}
