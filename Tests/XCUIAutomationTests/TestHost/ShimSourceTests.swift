import Foundation
import Testing
import XCUIAutomation

@Suite struct ShimSourceTests {
  @Test(arguments: ["HostedTests", "HostedSwift6Tests", "ShopTests", "WalkTests"])
  func `The shim of a test target is the text of this module`(target: String) throws {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("\(target)/Shim.swift")
    #expect(try String(contentsOf: file, encoding: .utf8) == ShimSource.text)
  }
}
