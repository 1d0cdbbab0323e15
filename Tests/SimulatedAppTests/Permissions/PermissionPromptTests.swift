import Testing

@testable import SimulatedApp

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
      #expect((prompt.message == nil) == (resource != .notifications))
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
      #expect(app.definition.check() == [])
      #expect(app.definition.languages.contains(language.rawValue))
      let spoken = Localization(
        of: app.definition, arguments: LaunchArguments([]), device: language)
      #expect(spoken.language == language.rawValue)
    }
  }

  @Test func `versions of the system have words of their own, as far as they are known`() {
    func prompt(_ system: SystemVersion?, _ language: SystemLanguage = .english) -> String? {
      PermissionPrompt(
        .localNetwork, app: "Maps", message: nil, language: language, system: system)?
        .title
    }
    let old = "“Maps” would like to find and connect to devices on your local network."
    #expect(prompt(nil) == old && prompt(.ios17) == old)
    #expect(prompt(.ios18) == "Allow “Maps” to find devices on local networks?")
    #expect(prompt(.ios26) == prompt(.ios18))
    #expect(prompt(.ios18, .german) == prompt(nil, .german))
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
      (.simplifiedChinese, "“Maps”想给你发送通知", ["不允许", "允许"]),
    ] as [(SystemLanguage, String, [String])])
  func `notifications are asked for in the device's language`(
    language: SystemLanguage, title: String, labels: [String]
  ) {
    let prompt = PermissionPrompt(.notifications, app: "Maps", message: nil, language: language)
    #expect(prompt?.title == title)
    #expect(prompt?.labels == labels)
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
