import Testing

@testable import TestWriting

/// A file with a part that is written anew, and the rest kept.
@Suite struct WrittenFileTests {
  private static let first = PageObjects.File(
    name: "HomePage.swift", opening: "import XCTest\n",
    source: """
      final class HomePage: Page {
        private var addButton: XCUIElement { app.buttons["add"] }

        func tapAddButton() -> Self {
        }
      }

      """)
  private static let second = PageObjects.File(
    name: "HomePage.swift", opening: "import XCTest\n",
    source: first.source.replacing("tapAddButton", with: "tapNewButton"))

  @Test func aNewFileIsWrittenWhole() throws {
    let file = WrittenFile(Self.first, over: nil)

    #expect(file.change == .made)
    #expect(try #require(file.text).hasPrefix("import XCTest\n\n\(WrittenFile.begin)"))
    #expect(try #require(file.text).hasSuffix("}\n\(WrittenFile.end)\n"))
  }

  @Test func writingAgainChangesNothing() {
    let text = WrittenFile(Self.first, over: nil).text

    let again = WrittenFile(Self.first, over: text)

    #expect(again.change == .same)
    #expect(again.text == nil)
  }

  @Test("what stands outside the marks stays when the part is written anew")
  func handWrittenCodeStays() throws {
    let text = try #require(WrittenFile(Self.first, over: nil).text)
    let edited = "import Foundation\n" + text + "\nextension HomePage {}\n"

    let again = WrittenFile(Self.second, over: edited)

    #expect(again.change == .renewed)
    #expect(
      again.text
        == edited.replacing("tapAddButton", with: "tapNewButton").replacing(
          WrittenFile.checksum(Self.first.source), with: WrittenFile.checksum(Self.second.source)))
  }

  @Test func anEditedPartIsKept() throws {
    let text = try #require(WrittenFile(Self.first, over: nil).text)

    let again = WrittenFile(Self.second, over: text.replacing("-> Self", with: "-> Other"))

    #expect(again.change == .keptEdited)
    #expect(again.text == nil)
  }

  @Test(
    "a file without both marks is kept",
    arguments: ["", "final class HomePage {}\n", WrittenFile.begin + "0\nfinal", WrittenFile.end])
  func aFileOfSomebodysOwnIsKept(text: String) {
    #expect(WrittenFile(Self.first, over: text).change == .keptForeign)
  }

  @Test("a name that went is told with the one that came")
  func lossesAreTold() {
    let text = WrittenFile(Self.first, over: nil).text

    #expect(
      WrittenFile(Self.second, over: text).losses
        == ["HomePage.tapAddButton has gone; HomePage.tapNewButton has come"])
  }

  @Test("a constant with another value is told with both")
  func otherValuesAreTold() {
    let old = Declarations(
      "enum A {\n  static let email = \"a\"\n  enum B: C {\n    case d\n  }\n}\n")
    let new = Declarations(
      "enum A {\n  static let email = \"b\"\n  enum B: C {\n    case e, f\n  }\n}\n")

    #expect(
      old.losses(to: new) == [#"A.email was "a" and is "b""#, "A.B.d has gone; A.B.e has come"])
  }
}
