import Foundation
import SimulatedApp
import Testing

/// Each kind of tree, query and missing element, printed of a screen of our own (behaviour.md B).
///
/// The files in `Trees` are read back by the grammar of such texts in the tests of trees. Set
/// `REHEARSAL_RECORD` to write them anew after what is printed has changed on purpose.
@Suite struct PrintedKindTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Trees")
  private static let dumps = folder.appendingPathComponent(
    "../../../../../shared/reference/dumps"
  ).standardizedFileURL

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: PrintedKind.allCases)
  func `a kind prints as it stands in its file`(kind: PrintedKind) throws {
    let (text, failures) = kind.text()
    #expect(failures.isEmpty)
    let file = Self.folder.appendingPathComponent("\(kind).txt")
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(Self.lines(text) == Self.lines(try String(contentsOf: file, encoding: .utf8)))
  }

  /// Which dump of a real app a kind represents.
  private static let pairs: [(PrintedKind, String)] = [
    (.application, "swiftman-tau-uikit"), (.query, "swiftman-query-buttons"),
    (.fields, "swiftman-query-textfields"), (.missing, "xcparse-missing-element"),
    (.pushed, "zjh-login-uikit"), (.collection, "wordsgram-swiftui-list"),
    (.typing, "fb6211230-swiftui-login-a"), (.groups, "kenpachi-macos-calculator"),
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: dumps.path)), arguments: pairs)
  func `each form of a row in a dump is in the tree of its kind`(
    kind: PrintedKind, name: String
  ) throws {
    let file = Self.dumps.appendingPathComponent("txt-\(name).txt")
    let theirs = RowForm.all(in: try String(contentsOf: file, encoding: .utf8))
    let ours = RowForm.all(in: kind.text().text)
    #expect(!theirs.isEmpty)
    let missing = theirs.subtracting(ours).map(\.words).sorted()
    #expect(missing.isEmpty, "\(missing.joined(separator: "; "))")
  }
}

/// What a row or a heading has besides its words: its type, its fields and its states.
private struct RowForm: Hashable {
  let words: String

  private static let fields = [
    "(Main)", "pid: ", "{{", "identifier: '", "title: '", "label: '", "placeholderValue: '",
    "value: ", "Disabled", "Selected", "Keyboard Focused",
  ]

  /// The forms of all lines of a text; addresses are left out, since older listings have none.
  static func all(in text: String) -> Set<RowForm> {
    Set(text.split(separator: "\n").map(RowForm.init))
  }

  private init(_ line: Substring) {
    let bare = line.drop { " →↳↪\u{FE0E}".contains($0) }
    if let step = bare.firstMatch(of: #/^Find: [A-Za-z]+ [A-Za-z]+/#) {
      words = String(step.output)
    } else if let start = bare.firstMatch(of: #/^(Attributes: )?[A-Z][A-Za-z]+(?=,|$| \(Main\))/#) {
      let fields = Self.fields.filter {
        bare.contains($0) && ($0 != "value: " || !Self.isEmpty(bare))
      }
      words = ([String(start.0)] + fields).joined(separator: " ")
    } else {
      words = String(bare)
    }
  }

  /// Whether a row is that of an empty field, whose value is its placeholder in some versions only.
  private static func isEmpty(_ row: Substring) -> Bool {
    guard let match = row.firstMatch(of: #/placeholderValue: '(.*)', value: ([^,]*)/#) else {
      return false
    }
    return match.1 == match.2
  }
}
