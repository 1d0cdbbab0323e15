import Foundation
import OutputFiles
import SimulatedApp
import TestHost

/// Runs a command of the tool on the app of the first test, instead of all tests.
///
/// An app that is Swift code exists only in the process of its tests. The commands are a product of
/// their own, which is found by name: tests of apps in files are not linked with it.
final class HostedTool: TrialMaking {
  private let arguments: [String]
  private let output: Int32

  /// Makes a tool of lines: the descriptor that it prints to, and the arguments of the command.
  ///
  /// Standard output has the log of the tests. It is nil without a descriptor.
  init?(lines: String) {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    guard let output = lines.first.flatMap({ Int32($0) }) else { return nil }
    self.output = output
    arguments = lines.dropFirst().map(String.init)
  }

  private static let runner = "AppTools.AppToolRunner"

  func run(_ test: some HostedTrialCase) {
    guard let runner = NSClassFromString(Self.runner) as? any AppToolRunning.Type else {
      return end(
        "the tests are not linked with the tool's commands: add the product AppTools of "
          + "rehearsal to the dependencies of the test target.")
    }
    let app: CompiledApp
    do throws(AppUnderTest.Fault) { app = try AppUnderTest.app(for: test.appChoice) } catch {
      return end(error.description)
    }
    fflush(nil)
    StandardStream.separateResults(at: output)
    nonisolated(unsafe) var code: Int32 = 1
    let arguments = arguments
    SuccessiveSessions.host { code = runner.run(arguments, on: app) }
    exit(code)
  }

  private func end(_ fault: String) {
    StandardStream.error.tell("Error: \(fault)")
    exit(1)
  }

  func end() {}
}
