import CommandLineTool
package import TestRuns

extension TestBundle {
  /// Runs XCTest tests, all of them unless some are named, with a changed environment; their output
  /// goes to a file.
  ///
  /// After a crash, which is recorded, the tests that have not run continue in a new process.
  package func run(
    _ tests: [String], environment: [String: String], log: String,
    recording crashes: any CrashRecording
  ) throws(Fault) -> TestQueue {
    let usual = try BundleHost(self, environment: environment, recording: crashes, log: log)
    return try TestProgress.shared.follow(log) { more throws(Fault) in
      var host = usual
      host.environment.merge(more) { $1 }
      var queue = TestQueue(TestProcess.xctest(naming: tests))
      do { try queue.run(on: host) } catch let fault as Fault {
        throw fault
      } catch {
        throw Fault(description: ErrorWords.of(error))
      }
      return queue
    }
  }
}
