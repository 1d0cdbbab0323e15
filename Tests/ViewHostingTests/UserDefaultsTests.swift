import Foundation
import SwiftUI
import XCTest

struct DefaultsApp: App {
  init() { UserDefaults.standard.register(defaults: ["level": 3]) }

  var body: some Scene { WindowGroup { DefaultsView() } }
}

private struct DefaultsView: View {
  @AppStorage("name") private var name = "nobody"
  @AppStorage("name", store: UserDefaults(suiteName: "group.team")) private var member = "none"
  @State private var shown = ""
  private var own: UserDefaults { .standard }
  private var team: UserDefaults? { UserDefaults(suiteName: "group.team") }

  var body: some View {
    VStack {
      Text("\(name) \(member)").accessibilityIdentifier("stored")
      Text(shown).accessibilityIdentifier("shown")
      Button("Write") {
        own.set("Ada", forKey: "name")
        own.set(["tea": 2], forKey: "cart")
        own.set(Date(timeIntervalSinceReferenceDate: 5), forKey: "day")
        own.set(URL(string: "https://example.com/a"), forKey: "link")
        own.set(NSNumber(value: 1), forKey: "one")
        own.set(true, forKey: "isOn")
        team?.set("Grace", forKey: "name")
      }
      Button("Show") { shown = words }
      Button("Show later") { DispatchQueue.main.async { shown = words } }
      Button("Name") { name = "Linus" }
      Button("Erase") {
        own.removePersistentDomain(forName: Bundle.main.bundleIdentifier ?? "")
      }
      Button("Write on a thread") {
        let thread = Thread { UserDefaults.standard.set("Bo", forKey: "name") }
        thread.start()
        // Sleeping takes virtual time only, in which the other thread may not get to run.
        while !thread.isFinished { sched_yield() }
      }
      Button("Write on a queue") {
        DispatchQueue.global().async {
          UserDefaults.standard.set("Cleo", forKey: "name")
          DispatchQueue.main.async { shown = words }
        }
      }
    }
  }

  private var words: String {
    let cart = own.dictionary(forKey: "cart")?["tea"] as? Int
    let day = own.object(forKey: "day") as? Date
    let parts: [Any?] = [
      own.string(forKey: "name"), own.integer(forKey: "level"), own.bool(forKey: "isOn"), cart,
      day?.timeIntervalSinceReferenceDate, own.url(forKey: "link"), own.object(forKey: "one"),
      team?.string(forKey: "name"),
    ]
    return parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
  }
}

/// User defaults of an app: those of its device, not of the machine.
final class UserDefaultsTests: HostedAppTests<DefaultsApp> {
  private var stored: String { app.staticTexts["stored"].label }
  private var shown: String {
    app.buttons["Show"].tap()
    return app.staticTexts["shown"].label
  }
  private static let written = "Ada 3 true 2 5.0 https://example.com/a 1 Grace"

  private func launchAgain(_ arguments: String...) {
    app.terminate()
    app.launchArguments = arguments
    app.launch()
  }

  func testAFreshDeviceHasOnlyRegisteredValues() {
    XCTAssertEqual(shown, "- 3 false - - - - -")
  }

  func testValuesAreReadAsTheyWereSet() {
    app.buttons["Write"].tap()
    XCTAssertEqual(shown, Self.written)
  }

  func testValuesOutliveTheRun() {
    app.buttons["Write"].tap()
    launchAgain()
    XCTAssertEqual(shown, Self.written)
  }

  func testLaunchArgumentsComeFirst() {
    app.buttons["Write"].tap()
    launchAgain("-name", "Kim", "-level", "7", "-isOn", "NO")
    XCTAssertEqual(shown, "Kim 7 false 2 5.0 https://example.com/a 1 Kim")
  }

  func testStoredPropertiesShowWhatIsSetElsewhere() {
    app.buttons["Write"].tap()
    XCTAssertEqual(stored, "Ada Grace")
  }

  func testAStoredPropertySetsTheDefault() {
    app.buttons["Name"].tap()
    XCTAssertTrue(shown.hasPrefix("Linus 3"))
  }

  func testTheAppCanEraseAllOfItsValues() {
    app.buttons["Write"].tap()
    app.buttons["Erase"].tap()
    XCTAssertEqual(shown, "- 3 false - - - - Grace")
    XCTAssertEqual(stored, "nobody Grace")
    launchAgain()
    XCTAssertEqual(stored, "nobody Grace")
  }

  func testABlockOfTheMainQueueReadsTheSameValues() {
    app.buttons["Write"].tap()
    app.buttons["Show later"].tap()
    XCTAssertEqual(app.staticTexts["shown"].label, Self.written)
  }

  func testAnotherThreadMaySetAValue() {
    app.buttons["Write on a thread"].tap()
    XCTAssertTrue(shown.hasPrefix("Bo 3"))
    XCTAssertEqual(stored, "Bo none")
  }

  func testAnotherQueueMaySetAValue() {
    app.buttons["Write on a queue"].tap()
    XCTAssertTrue(app.staticTexts["shown"].label.hasPrefix("Cleo 3"))
    XCTAssertEqual(stored, "Cleo none")
  }

  func testTheTestItselfHasOtherDefaults() {
    app.buttons["Write"].tap()
    XCTAssertNil(UserDefaults.standard.string(forKey: "name"))
  }
}
