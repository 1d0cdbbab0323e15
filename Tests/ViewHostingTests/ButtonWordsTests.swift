import SwiftUI
import XCTest

struct ButtonWordsApp: App {
  var body: some Scene { WindowGroup { Buttons() } }
}

private struct Buttons: View {
  var body: some View {
    VStack {
      Button(action: {}) {
        HStack {
          Image(systemName: "arrow.triangle.2.circlepath")
          Text("Transfer")
          Text("Today")
        }
      }
      Button(action: {}) { Image(systemName: "plus") }
      Button(action: {}) { Image(systemName: "info.circle") }
      Button(action: {}) { Image(systemName: "star.circle.fill") }
      Button(action: {}) {
        HStack {
          Image(systemName: "star").accessibilityLabel("Starred")
          Text("Keep")
        }
      }
      Button(action: {}) { Text("Send").accessibilityIdentifier("send") }
      Button(action: {}) {
        Text("Mocha").accessibilityIdentifier("name")
        VStack { Text("Large") }.accessibilityIdentifier("size")
        Text("Cold").accessibilityIdentifier("size")
      }
      Button(action: {}) {
        HStack {
          Image(systemName: "list.number")
          Image(systemName: "arrow.up").accessibilityIdentifier("results")
        }
      }
      Button(action: {}) { Label("Find", systemImage: "lens").accessibilityIdentifier("find") }
    }
  }
}

/// What a button is called by, of all that it shows.
final class ButtonWordsTests: HostedAppTests<ButtonWordsApp> {
  func testAPictureIsNotNamedBesideWords() {
    XCTAssertTrue(app.buttons["Transfer, Today"].exists)
  }

  func testAPictureAloneNamesTheButton() {
    XCTAssertEqual(app.buttons["plus"].label, "Add")
    XCTAssertEqual(app.buttons["info.circle"].label, "Info")
    XCTAssertEqual(app.buttons["star.circle.fill"].label, "Favorite")
  }

  func testAPictureThatTheAppNamesIsNamed() {
    XCTAssertTrue(app.buttons["Starred, Keep"].exists)
  }

  func testAnIdentifierInsideIsThatOfTheButton() {
    XCTAssertEqual(app.buttons["send"].label, "Send")
    XCTAssertEqual(app.buttons["find"].label, "Find")
  }

  func testAnIdentifierOfAPictureStandsAboveTheNamesOfOthers() {
    XCTAssertTrue(app.buttons["results"].exists)
    XCTAssertFalse(app.buttons["list.number"].exists)
  }

  func testSeveralIdentifiersInsideAreJoinedEachOnce() {
    XCTAssertEqual(app.buttons["Mocha, Large, Cold"].identifier, "name-size")
  }
}
