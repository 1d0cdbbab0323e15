import CommandLineTool
import ScreenImport

/// `rehearse recorder`: prints the file that records an app in Xcode.
struct RecorderCommand: ToolCommand {
  static let name = "recorder"
  static let summary = "Prints a Swift file that records screens in Xcode."
  static let discussion = "'rehearse import' and 'rehearse verify' read the recordings."
  static let examples = ["rehearse recorder > AppUITests/ScreenRecorder.swift"]

  func run() -> ExitCode {
    Console.out(String(RecorderSource.text.dropLast()))
    return .success
  }
}
