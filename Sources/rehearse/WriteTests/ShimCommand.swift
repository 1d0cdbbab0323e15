import CommandLineTool
import XCUIAutomation

/// `rehearse shim`: prints the one file that a test target needs in addition to its tests.
struct ShimCommand: ToolCommand {
  static let name = "shim"
  static let summary = "Prints the file that a test target needs."
  static let examples = ["rehearse shim > Tests/AppUITests/Shim.swift"]

  func run() -> ExitCode {
    Console.out(String(ShimSource.text.dropLast()))
    return .success
  }
}
