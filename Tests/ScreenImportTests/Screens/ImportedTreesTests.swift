import AccessibilityTree
import Foundation
import SimulatedApp
import Testing

@testable import ScreenImport

@Suite("Trees of imported screens")
struct ImportedTreesTests {
  private static func check(_ screen: ImportedScreen, _ name: String) throws {
    let app = ImportedApp([screen])
    #expect(app.definition.check().map(\.description) == [], "\(name)")
    let shown = try #require(try ShownScreens.tree(of: app.definition))
    let frame = ScreenFrame(screen)
    let tree = screen.snapshot
    for content in frame.content where tree.frame(of: content).isFinite {
      let wanted = ShownScreens.rows(tree.subtree(of: content), of: tree)
      let first = (0..<shown.count).contains {
        ShownScreens.rows(shown.subtree(of: $0), of: shown) == wanted
      }
      #expect(first, "\(name): \(wanted.first ?? "")")
    }
    let count = (frame.content + frame.besideWindows).reduce(0) {
      $0 + tree.subtree(of: $1).count
    }
    #expect(shown.count == count + ownRows(of: frame), "\(name)")
    if let root = frame.root {
      #expect(
        ShownScreens.rows([3], of: shown) == ShownScreens.rows([root], of: tree), "\(name)")
    }
  }

  /// How many rows of a screen are the model's own: the app, its window and the screen's root.
  private static func ownRows(of frame: ScreenFrame) -> Int {
    if frame.content.isEmpty && frame.isLifted { return 1 }
    return frame.isLifted ? 3 : 4
  }

  @Test("are the trees that were imported", arguments: SampleTexts.all)
  func samples(name: String, text: String) throws {
    let file = try Sources.file(text)
    for screen in file.screens(origin: name) { try Self.check(screen, name) }
  }

  @Test("are those of every dump that was collected")
  func dumps() throws {
    for dump in Sources.dumps {
      let file = try ImportReader.read(Array(try Data(contentsOf: dump)))
      for screen in file.screens(origin: "dump") {
        // Elements without a place are put into the corner, where they cannot be compared.
        let isPlaced = (0..<screen.snapshot.count).allSatisfy {
          screen.snapshot.frame(of: $0).isFinite
            && screen.snapshot.frame(of: $0).width.magnitude < 100_000
        }
        if isPlaced { try Self.check(screen, dump.lastPathComponent) }
      }
    }
  }

  @Test("keep all of an app's elements where it begins as apps do")
  func whole() throws {
    let screen = try Sources.screen(SampleTexts.whole)
    let app = ImportedApp([screen]).definition
    let shown = try #require(try ShownScreens.tree(of: app))
    let text = TreeText(screen.snapshot, addresses: .none)
    #expect(shown.count == screen.snapshot.count)
    for index in 0..<shown.count where index > 0 && shown.type(of: index) != .textField {
      #expect(TreeText(shown, addresses: .none).row(index) == text.row(index))
    }
  }

  @Test("keep all of 60 levels")
  func sixty() throws {
    let rows = (2...60).map {
      String(repeating: " ", count: $0) + "Other, {{0.0, 0.0}, {390.0, 844.0}}"
    }
    let text =
      (["Application, pid: 1, label: 'A'", " Window (Main), {{0.0, 0.0}, {390.0, 844.0}}"] + rows)
      .joined(separator: "\n")
    let app = ImportedApp([try Sources.screen(text)])
    #expect(app.keptRows().map(\.lost) == [[]])
  }

  @Test("leave out plain elements, and put others beside, where they are too deep for a screen")
  func deep() throws {
    let plain = (1...40).map {
      String(repeating: " ", count: $0) + "Other, {{0.0, 0.0}, {9.0, 9.0}}"
    }
    let cells = (41...120).map {
      String(repeating: " ", count: $0) + "Cell, {{0.0, 0.0}, {9.0, 9.0}}, identifier: 'c\($0)'"
    }
    let text = (["Application, pid: 1, label: 'A'"] + plain + cells).joined(separator: "\n")
    let app = ImportedApp([try Sources.screen(text)])
    let shown = try #require(try ShownScreens.tree(of: app.definition))
    let names = (0..<shown.count).map { shown.identifier(of: $0) }.filter { !$0.isEmpty }
    #expect(names == (41...120).map { "c\($0)" })
    #expect(
      app.notes.map(\.message).suffix(2) == [
        "40 elements without identifier and texts left out, since screens nest at most 64 levels deep",
        "16 elements put next to its parent, since screens nest at most 64 levels deep",
      ])
  }
}
