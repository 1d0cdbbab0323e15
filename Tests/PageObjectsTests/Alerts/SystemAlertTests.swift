import PageObjects
import SimulatedApp
import XCTest

/// An app that asks for whatever is tapped.
private enum AskingApp {
  static let resources: [ProtectedResource] = [
    .camera, .location, .photos, .calendar, .userTracking, .notifications, .contacts,
  ]

  static let definition = AppDefinition(
    "Asking", bundleIdentifier: "com.example.asking", default: "Main"
  ) {
    Coordinator("Main", root: "main")
    Screen("main", title: "Asking") {
      for resource in resources {
        On("ASK_\(resource)", do: .ask(resource))
        Button("Ask", id: "ask.\(resource)").onTap("ASK_\(resource)")
        Text(.bind("device.permissions.\(resource)"), id: "status.\(resource)")
      }
    }
  }
}

/// Runs a body on a device of its own that speaks a language; what fails in it fails the test
/// around it.
private final class AskingTrial: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { AskingApp.definition }

  static func run(in language: String, _ body: @escaping (XCTestCase) -> Void) {
    setenv("REHEARSAL_LANGUAGE", language, 1)
    defer { unsetenv("REHEARSAL_LANGUAGE") }
    var run: AskingTrial?
    let trial = AskingTrial(name: "trial") { _ in if let run { body(run) } }
    run = trial
    trial.invokeTest()
  }
}

final class SystemAlertTests: FailureTestCase {
  override class var simulatedAppDefinition: AppDefinition? { AskingApp.definition }

  /// The languages in which the simulated device prompts.
  private static let languages = ["en", "de", "fr", "es", "ru", "ja", "zh-Hans"]

  private static func ask(_ resource: ProtectedResource) {
    let app = XCUIApplication()
    if app.state != .runningForeground { app.launch() }
    app.buttons["ask.\(resource)"].tap()
  }

  private static func status(_ resource: ProtectedResource) -> String {
    XCUIApplication().staticTexts["status.\(resource)"].label
  }

  func testEachAlertIsAnsweredInEachLanguage() {
    let answers: [(ProtectedResource, SystemAlert.Answer, String)] = [
      (.camera, .allow, "authorized"), (.contacts, .refuse, "denied"),
      (.location, .allowWhileUsing, "whenInUse"), (.photos, .limit, "limited"),
      (.calendar, .allowAll, "authorized"), (.userTracking, .refuse, "denied"),
      (.notifications, .allow, "authorized"),
    ]
    for language in Self.languages {
      AskingTrial.run(in: language) { _ in
        for (resource, answer, status) in answers {
          Self.ask(resource)
          SystemAlert.answer(answer, timeout: 5)
          XCTAssertEqual(Self.status(resource), status, "\(language) \(resource)")
        }
      }
    }
  }

  func testTheOtherAnswersOfALocationInEachLanguage() {
    for language in Self.languages {
      AskingTrial.run(in: language) { _ in
        Self.ask(.location)
        SystemAlert.answer(.allowOnce, timeout: 5)
        XCTAssertEqual(Self.status(.location), "whenInUse", language)
        Self.ask(.photos)
        SystemAlert.answer(.refuse, timeout: 5)
        XCTAssertEqual(Self.status(.photos), "denied", language)
      }
    }
  }

  func testAMonitorAnswersInEachLanguage() {
    for language in Self.languages {
      AskingTrial.run(in: language) { test in
        test.answerSystemAlerts(with: .allowWhileUsing, .refuse)
        Self.ask(.location)
        Self.ask(.camera)
        XCUIApplication().navigationBars.firstMatch.tap()
        XCTAssertEqual(Self.status(.location), "whenInUse", language)
        XCTAssertEqual(Self.status(.camera), "denied", language)
      }
    }
  }

  func testAnAlertThatDoesNotCome() {
    XCTAssertEqual(
      messages {
        XCUIApplication().launch()
        SystemAlert.answer(.allow, timeout: 2)
      }, ["failed - No system alert appeared within 2 s"])
  }

  func testAnAlertWithoutSuchAButtonSaysWhatItHas() {
    XCTAssertEqual(
      messages {
        Self.ask(.camera)
        SystemAlert.answer(.allowOnce, timeout: 5)
      },
      [
        "failed - The system alert \"“Asking” would like to access the Camera.\" has no button "
          + "that means allowOnce; it has \"Don’t Allow\", \"Allow\""
      ])
  }

  func testTitlesByLanguage() {
    XCTAssertEqual(SystemAlert.titles(of: .allow, in: .german), ["Erlauben", "OK"])
    XCTAssertEqual(SystemAlert.titles(of: .allow, in: LaunchLanguage("xx")), [])
    XCTAssertTrue(SystemAlert.Answer.ok.titles.contains("OK"))
    XCTAssertEqual(SystemAlert.languages.count, 16)
    for language in SystemAlert.languages.map(LaunchLanguage.init) {
      for answer in [SystemAlert.Answer.allow, .allowOnce, .allowWhileUsing, .refuse, .ok] {
        XCTAssertFalse(SystemAlert.titles(of: answer, in: language).isEmpty, language.code)
      }
    }
  }

  func testNoTitleMeansYesAndNo() {
    let refusals = Set(SystemAlert.Answer.refuse.titles)
    for answer in [SystemAlert.Answer.allow, .allowOnce, .allowWhileUsing, .allowAll, .allowPaste] {
      XCTAssertTrue(refusals.isDisjoint(with: answer.titles), answer.rawValue)
    }
  }

  /// The buttons of a location in iOS 13.1, as its own files have them.
  func testTheThreeButtonsOfALocationAreKnownInEveryLanguage() {
    let buttons: [(language: String, whileUsing: String, once: String)] = [
      ("de", "Beim Verwenden der App erlauben", "Einmal erlauben"),
      ("en", "Allow While Using App", "Allow Once"),
      ("es", "Permitir al usarse la app", "Permitir una vez"),
      ("fr", "Autoriser lorsque l’app est active", "Autoriser une fois"),
      ("it", "Consenti quando utilizzi l'app", "Consenti una volta"),
      ("ja", "Appの使用中は許可", "1度だけ許可"), ("ko", "앱을 사용하는 동안 허용", "한 번 허용"),
      ("nl", "Bij gebruik van app", "Sta één sessie toe"),
      ("pl", "Pozwalaj, gdy używam aplikacji", "Pozwól raz"),
      ("pt-BR", "Permitir Durante o Uso do App", "Permitir Uma Vez"),
      ("ru", "При использовании приложения", "Однократно"),
      ("sv", "Tillåt medan appen används", "Tillåt en gång"),
      ("tr", "Uygulamayı Kullanırken İzin Ver", "Bir Kez İzin Ver"),
      ("uk", "Дозволяти за використання", "Дозволити раз"),
      ("zh-Hans", "使用App时允许", "允许一次"), ("zh-Hant", "使用App期間允許", "允許一次"),
    ]
    XCTAssertEqual(buttons.map(\.language), SystemAlert.languages)
    for button in buttons {
      let language = LaunchLanguage(button.language)
      XCTAssertTrue(
        SystemAlert.titles(of: .allowWhileUsing, in: language).contains(button.whileUsing),
        button.whileUsing)
      XCTAssertTrue(
        SystemAlert.titles(of: .allowOnce, in: language).contains(button.once), button.once)
    }
  }

  func testEitherApostropheIsKnown() {
    let titles = SystemAlert.titles(of: .refuse, in: .english)
    XCTAssertTrue(titles.contains("Don’t Allow") && titles.contains("Don't Allow"))
  }

  func testEitherBlankIsKnown() {
    let titles = SystemAlert.titles(of: .limit, in: .german)
    XCTAssertTrue(titles.contains("Fotos wählen\u{a0}…") && titles.contains("Fotos wählen …"))
  }

  func testTheNamesOfAVersionBeforeAreKnown() {
    XCTAssertTrue(SystemAlert.titles(of: .allow, in: .english).contains("OK"))
    XCTAssertTrue(
      SystemAlert.titles(of: .allowWhileUsing, in: .german).contains("Bei Verwenden der App"))
  }
}
