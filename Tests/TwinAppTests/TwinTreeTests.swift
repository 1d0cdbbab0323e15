import SimulatedApp
import XCTest

/// Looks at the trees of the app, or of its model, row by row.
///
/// Both have to be those in one file, so that they are equal.
class TreeSteps: XCTestCase {
  /// Compares each row along one way through the app with those in `trees.txt`.
  func compare() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("trees.txt")
    let written = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let found = Self.trees()
    XCTAssertEqual(found.count, written.count)
    for (row, expected) in zip(found, written) where row != expected {
      return XCTFail("\(row) in place of \(expected)")
    }
  }

  private static func trees() -> [String] {
    let app = XCUIApplication()
    var trees: [String] = []
    func look(_ step: String) { trees += ["## " + step] + rows(of: app) }
    app.launch()
    look("the list")
    app.buttons["recipe Bread"].tap()
    look("a recipe that is loaded")
    _ = app.staticTexts["steps"].waitForExistence(timeout: 5)
    look("a loaded recipe")
    app.buttons["Delete"].tap()
    look("an alert")
    app.alerts.buttons["Keep"].tap()
    app.navigationBars.buttons["Recipes"].tap()
    look("the list again")
    app.navigationBars.buttons["Add"].tap()
    look("a sheet")
    app.textFields["title"].tap()
    look("a field with the keyboard")
    app.textFields["title"].typeText("Pie")
    app.switches["vegetarian"].switches.firstMatch.tap()
    look("a filled form")
    app.buttons["Save"].tap()
    look("the list with one more")
    app.tabBars.buttons["Settings"].tap()
    look("the other tab")
    return trees
  }

  /// The rows without the area above a sheet, and its card as the place of what is on it.
  ///
  /// A sheet of a screen file that has the full height has no such area (see Fidelity).
  private static func withoutDismissRegion(_ rows: [String]) -> [String] {
    var result: [String] = []
    var (card, depth): (Int?, Int?) = (nil, nil)
    for row in rows {
      let indent = row.prefix { $0 == " " }.count
      if let open = depth, indent <= open { depth = nil }
      if row.contains("identifier: 'PopoverDismissRegion'") {
        card = indent
      } else if indent == card {
        (card, depth) = (nil, indent)
      } else {
        result.append(depth == nil ? row : String(row.dropFirst(2)))
      }
    }
    return result
  }

  /// The rows of the tree, without addresses and frames.
  private static func rows(of app: XCUIApplication) -> [String] {
    let text = app.debugDescription
    let tree = text.components(separatedBy: "Path to element:")[0]
    let rows = tree.split(separator: "\n").dropFirst(2).map(String.init)
    return withoutCellParts(
      withoutDismissRegion(rows).map { row in
        row.replacing(#/, 0x[0-9a-f]+/#, with: "").replacing(#/, \{\{.*?\}\}/#, with: "")
          .replacing(#/, pid: [0-9]+/#, with: "")
      })
  }

  /// The rows without the nameless elements that a row of SwiftUI has around what it shows.
  private static func withoutCellParts(_ rows: [String]) -> [String] {
    var result: [String] = []
    var cell: Int?
    var left: [Int] = []
    for row in rows {
      let indent = row.prefix { $0 == " " }.count
      left.removeAll { $0 >= indent }
      if let around = cell, indent <= around { cell = nil }
      let words = row.dropFirst(indent)
      if cell != nil, words == "Other" {
        left.append(indent)
      } else {
        if cell == nil, words.hasPrefix("Cell") { cell = indent }
        result.append(String(row.dropFirst(2 * left.count)))
      }
    }
    return result
  }
}

/// The trees of the app's own source.
final class SourceTreeTests: TreeSteps {
  override class var simulatedAppDefinition: AppDefinition? { RecipeTwins.source }

  func testItsTreesAreTheWrittenOnes() throws { try compare() }
}

/// The trees of the app's model.
final class ModelTreeTests: TreeSteps {
  override class var simulatedApp: String? { RecipeTwins.model }

  func testItsTreesAreTheWrittenOnes() throws { try compare() }
}
