import Foundation
import Testing
import XCUIAutomation

@Suite struct SourceCodeTests {
  @Test func `Both spellings of a line are the same`() {
    let path = "/folder/File.swift"
    #expect(
      XCTSourceCodeLocation(filePath: path, lineNumber: 3)
        == XCTSourceCodeLocation(fileURL: URL(fileURLWithPath: path), lineNumber: 3))
    #expect(
      XCTSourceCodeLocation(filePath: path, lineNumber: 3)
        != XCTSourceCodeLocation(filePath: path, lineNumber: 4))
  }

  @Test func `A context knows the calls that made it`() throws {
    let frames = XCTSourceCodeContext().callStack
    let own = frames.lazy.compactMap { try? $0.symbolInfo().symbolName }
      .first { $0.contains("XCUIAutomationTests") }
    #expect(own != nil)
  }

  @Test func `An address outside of code has no symbol`() {
    #expect(throws: (any Error).self) { try XCTSourceCodeFrame(address: 1).symbolInfo() }
  }

  @Test func `What is given of a frame is what it says`() throws {
    let info = XCTSourceCodeSymbolInfo(imageName: "i", symbolName: "s", location: nil)
    #expect(try XCTSourceCodeFrame(address: 1, symbolInfo: info).symbolInfo().symbolName == "s")
  }

  @Test func `Addresses of a stack are kept`() {
    let context = XCTSourceCodeContext(callStackAddresses: [1, 2], location: nil)
    #expect(context.callStack.map(\.address) == [1, 2])
  }

  @Test func `An issue that changes says what it was told`() {
    let issue = XCTMutableIssue(type: .system, compactDescription: "before")
    issue.compactDescription = "after"
    issue.severity = .warning
    let reference: XCTIssueReference = issue
    #expect(reference.compactDescription == "after")
    #expect(!reference.isFailure)
  }
}
