import SwiftUI
import XCTest

struct PicturedOptionApp: App {
  @State private var category = "Food"
  @State private var mode = 1

  var body: some Scene {
    WindowGroup {
      Picker("Category", selection: $category) {
        ForEach(["Food", "Bills"], id: \.self) { name in
          HStack {
            Image(systemName: "fork.knife")
            Text(name)
          }
        }
      }
      Picker("Mode", selection: $mode) {
        Image(systemName: "trash").tag(1)
        Image(systemName: "pencil").tag(2)
      }
      .pickerStyle(.segmented)
    }
  }
}

/// Options of pickers with pictures.
final class PicturedOptionTests: HostedAppTests<PicturedOptionApp> {
  func testAPictureBesideWordsIsNotNamed() {
    app.buttons["Category, Food"].tap()
    app.buttons["Bills"].tap()
    XCTAssertTrue(app.buttons["Category, Bills"].exists)
  }

  func testAPictureAloneNamesItsOption() {
    XCTAssertTrue(app.buttons["Delete"].isSelected)
    app.buttons["Edit"].tap()
    XCTAssertTrue(app.buttons["Edit"].isSelected)
  }
}
