import SimulatedApp
import Testing

@testable import AppCompiling
@testable import AppRuntime
@testable import AppSession
@testable import PromptWords

@Suite("Prompts")
struct PermissionPromptTests {
  @Test(arguments: SystemLanguage.allCases)
  func `every resource that is asked for has a prompt with different buttons`(
    language: SystemLanguage
  ) throws {
    for resource in ProtectedResource.allCases where resource.isAskedFor {
      let prompt = try #require(
        PermissionPrompt(resource, app: "Übung", message: nil, language: language))
      #expect(prompt.title.contains("Übung") && !prompt.title.contains("%"), "\(resource)")
      #expect(Set(prompt.labels).count == prompt.choices.count)
      #expect(prompt.choices.count { $0 == .status(.denied) } == 1)
      let hasMessage = [.notifications, .localNetwork, .bluetooth].contains(resource)
      #expect((prompt.message != nil) == hasMessage, "\(resource)")
      #expect(prompt.message?.contains("%") != true)
    }
  }

  @Test(arguments: SystemLanguage.allCases)
  func `switches in Settings have different names`(language: SystemLanguage) {
    let names = ProtectedResource.allCases.map { $0.settingsName(in: language) }
    #expect(Set(names).count == names.count && !names.contains(""))
  }

  @Test(arguments: SystemLanguage.allCases)
  func `the system's apps speak the language of the device`(language: SystemLanguage) {
    for app in [SystemApp.settings, .safari] {
      #expect(app.compiled.definition.check() == [])
      #expect(app.compiled.definition.languages.contains(language.rawValue))
      let spoken = Localization(
        of: app.compiled.definition, arguments: LaunchArguments([]), device: language)
      #expect(spoken.language == language.rawValue)
    }
  }

  @Test(
    arguments: [
      (
        .localNetwork, .ios17,
        "“Maps” would like to find and connect to devices on your local network."
      ),
      (.localNetwork, .ios18, "Allow “Maps” to find devices on local networks?"),
      (.localNetwork, .ios26, "Allow “Maps” to find devices on local networks?"),
      (.camera, .ios17, "“Maps” Would Like to Access the Camera"),
      (.camera, .ios18, "“Maps” Would Like to Access the Camera"),
      (.camera, .ios26, "“Maps” would like to access the Camera."),
      (.camera, nil, "“Maps” would like to access the Camera."),
      (.contacts, nil, "“Maps” Would Like to Access Your Contacts"),
    ] as [(ProtectedResource, SystemVersion?, String)])
  func `versions of the system have words of their own, as far as they are known`(
    resource: ProtectedResource, system: SystemVersion?, title: String
  ) {
    let prompt = PermissionPrompt(
      resource, app: "Maps", message: nil, language: .english, system: system)
    #expect(prompt?.title == title)
  }

  @Test(arguments: SystemLanguage.allCases)
  func `words of earlier versions are others than the newest`(language: SystemLanguage) {
    let newest = language.permissionWords.titles
    for system in [SystemVersion.ios17, .ios18] {
      for (resource, title) in language.olderTitles(of: system) {
        #expect(newest[resource] != nil && newest[resource] != title, "\(resource)")
      }
    }
    #expect(language.olderTitles(of: nil).isEmpty && language.olderTitles(of: .ios26).isEmpty)
  }

  @Test(arguments: SystemLanguage.allCases)
  func `what only Settings grants has no prompt`(language: SystemLanguage) {
    #expect(
      PermissionPrompt(.keyboardNetwork, app: "A", message: nil, language: language) == nil)
  }

  @Test(
    arguments: [
      (.english, "“Maps” Would Like to Send You Notifications", ["Don’t Allow", "Allow"]),
      (
        .german, "„Maps“ möchte dir Mitteilungen senden", ["Nicht erlauben", "Erlauben"]
      ),
      (
        .french, "Autorisez-vous «\u{a0}Maps\u{a0}» à vous envoyer des notifications\u{a0}?",
        ["Refuser", "Autoriser"]
      ),
      (.spanish, "Maps quiere enviarte notificaciones", ["No permitir", "Permitir"]),
      (
        .russian, "Приложение «Maps» запрашивает разрешение на отправку уведомлений",
        ["Не разрешать", "Разрешить"]
      ),
      (.japanese, "“Maps”は通知を送信します。よろしいですか?", ["許可しない", "許可"]),
      (.simplifiedChinese, "“Maps”想给你发送通知", ["不允许", "允许"]),
    ] as [(SystemLanguage, String, [String])])
  func `notifications are asked for in the device's language`(
    language: SystemLanguage, title: String, labels: [String]
  ) {
    let prompt = PermissionPrompt(.notifications, app: "Maps", message: nil, language: language)
    #expect(prompt?.title == title)
    #expect(prompt?.labels == labels)
  }

  @Test(
    arguments: [
      (.english, "Allow “Maps” to use your location?", "Allow While Using App", "Don’t Allow"),
      (
        .german, "Darf „Maps“ deinen Standort verwenden?", "Beim Verwenden der App erlauben",
        "Nicht erlauben"
      ),
      (
        .french, "Autoriser «\u{a0}Maps\u{a0}» à utiliser votre position\u{a0}?",
        "Autoriser lorsque l’app est active", "Ne pas autoriser"
      ),
      (
        .spanish, "¿Permitir que la app Maps use tu ubicación?", "Permitir al usarse la app",
        "No permitir"
      ),
      (
        .russian, "Разрешить приложению «Maps» использовать Вашу геопозицию?",
        "При использовании приложения", "Запретить"
      ),
      (.japanese, "“Maps”に位置情報の使用を許可しますか?", "アプリの使用中は許可", "許可しない"),
      (.simplifiedChinese, "允许“Maps”使用你的位置？", "使用App时允许", "不允许"),
    ] as [(SystemLanguage, String, String, String)])
  func `a location is asked for in the words of iOS 26`(
    language: SystemLanguage, title: String, inUse: String, refusal: String
  ) {
    let prompt = PermissionPrompt(.location, app: "Maps", message: nil, language: language)
    #expect(prompt?.title == title)
    #expect(prompt?.labels[1...] == [inUse, refusal])
  }

  @Test(
    arguments: [
      (.english, "“Maps” would like to access the Camera.", "Don’t Allow"),
      (.german, "„Maps“ möchte auf die Kamera zugreifen.", "Nicht erlauben"),
      (.french, "«\u{a0}Maps\u{a0}» souhaite accéder à la caméra.", "Ne pas autoriser"),
      (.spanish, "Maps quiere acceder a la cámara", "No permitir"),
      (.russian, "Приложение «Maps» запрашивает доступ к\u{a0}Камере.", "Не разрешать"),
      (.japanese, "“Maps”から、“カメラ”へのアクセス権を求められています。", "許可しない"),
      (.simplifiedChinese, "“Maps”想访问相机。", "不允许"),
    ] as [(SystemLanguage, String, String)])
  func `the camera is asked for in the words of iOS 26`(
    language: SystemLanguage, title: String, refusal: String
  ) {
    let prompt = PermissionPrompt(.camera, app: "Maps", message: nil, language: language)
    #expect(prompt?.title == title)
    #expect(prompt?.labels.first == refusal)
  }

  @Test func `reminders are allowed, a calendar is allowed in full`() {
    func labels(_ resource: ProtectedResource) -> [String]? {
      PermissionPrompt(resource, app: "Maps", message: nil, language: .english)?.labels
    }
    #expect(labels(.reminders) == ["Don’t Allow", "Allow"])
    #expect(labels(.calendar) == ["Don’t Allow", "Allow Full Access"])
  }

  @Test func `location has three buttons`() {
    let prompt = PermissionPrompt(.location, app: "Maps", message: "Why", language: .english)
    #expect(prompt?.labels == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    #expect(prompt?.choices == [.once, .status(.whenInUse), .status(.denied)])
    #expect(prompt?.message == "Why")
  }

  @Test(
    arguments: [
      ("en", .english), ("de-AT", .german), ("zh-CN", .simplifiedChinese), ("zh_Hant", nil),
      ("zh-TW", nil), ("zh", .simplifiedChinese), ("xx", nil), ("", nil), ("-", nil),
      ("JA", .japanese),
    ] as [(String, SystemLanguage?)])
  func `languages are known by their names`(name: String, language: SystemLanguage?) {
    #expect(SystemLanguage(named: name) == language)
  }

  @Test(
    arguments: [
      (["Cancel", "OK"], nil, 0), (["Delete", "Keep"], nil, 1), (["OK"], nil, 0),
      (["No", "Yes"], [.status(.denied), .status(.authorized)], 1),
      (["Once", "Use", "No"], [.once, .status(.whenInUse), .status(.denied)], 1),
      (["Some", "All", "No"], [.status(.limited), .status(.authorized), .status(.denied)], 1),
    ] as [([String], [PermissionChoice]?, Int)])
  func `the handler of last resort cancels, else grants, else takes the last button`(
    labels: [String], choices: [PermissionChoice]?, wanted: Int
  ) {
    let request = choices.map {
      PermissionRequest(
        resource: .camera, bundle: "b", process: 1, screen: 1, event: nil, choices: $0)
    }
    let alert = ShownAlert(
      title: "T", message: nil, labels: labels,
      answer: request.map(ShownAlert.Answer.permission) ?? .nothing)
    #expect(InterruptingElement.defaultButton(of: alert, cancel: "Cancel") == wanted)
  }
}
