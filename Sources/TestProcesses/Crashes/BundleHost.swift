import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
package import TestFailures
import TestHost
import TestRuns

/// Runs the processes of built tests, whose output goes to a log and whose results to a folder.
package struct BundleHost: TestProcessHost {
  private let bundle: TestBundle
  var environment: [String: String]
  private let log: FileHandle
  private let logPath: String
  private let crashes: any CrashRecording

  /// Makes a host of tests that record results in a folder; the log is emptied.
  package init(
    _ bundle: TestBundle, environment: [String: String], results folder: String, log path: String
  ) throws(TestBundle.Fault) {
    let variables = VariableReading(
      ProcessInfo.processInfo.environment.merging(environment) { $1 })
    try self.init(
      bundle, environment: environment, recording: CrashedResults(folder: folder, variables),
      log: path)
  }

  /// Makes a host of tests whose crashes are recorded; the log is emptied.
  init(
    _ bundle: TestBundle, environment: [String: String], recording crashes: any CrashRecording,
    log path: String
  ) throws(TestBundle.Fault) {
    do throws(FileFault) { log = try LogFile.make(path) } catch {
      throw TestBundle.Fault(description: error.description)
    }
    self.bundle = bundle
    self.environment = environment
    logPath = path
    self.crashes = crashes
  }

  /// Whether tests continue after a crash in the set-up of their class.
  package var resumesSetUp: Bool { crashes.resumesSetUp }

  /// Runs a process to its end; its output is added to the log.
  package func run(_ process: TestProcess) throws -> ProcessReport {
    let start = try log.seekToEnd()
    let events = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-events-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: events) }
    var process = process
    if process.library == .swiftTesting {
      process.arguments += [
        "--event-stream-version", "0", "--event-stream-output-path", events.path,
      ]
    }
    var environment = environment
    environment[EnvironmentVariable.resume.name] = process.resumed.joined(separator: "\n")
    let end = try bundle.run(process, environment: environment, output: log).end
    if end.isKilled, !crashes.recordsKilled {
      return ProcessReport(end: end, trace: nil, lastOutput: "")
    }
    let output = try printed(since: start)
    var report = report(of: process, end, output, events: events)
    report.asksForAnother = Self.asksForAnother(end, output)
    if end == .code(ResultFolder.failureCode) || report.trace != nil,
      let fault = unkept(end, output)
    {
      throw TestBundle.Fault(description: fault)
    }
    return report
  }

  /// Why the process could not save its results, as a sentence; nil if it could.
  ///
  /// Such a process ends within a test, or leaves out lines of the log, as one that crashes does.
  private func unkept(_ end: ChildEnd, _ output: Data) -> String? {
    if let full = FolderSpace.fault(of: logPath) { return "\(full)." }
    let line = Self.lastLine(of: output)
    guard end == .code(ResultFolder.failureCode), line.hasPrefix(ResultFolder.faultMark) else {
      return nil
    }
    return line.dropFirst(ResultFolder.faultMark.count) + "."
  }

  private static func asksForAnother(_ end: ChildEnd, _ output: Data) -> Bool {
    guard case .code(let code) = end else { return false }
    return ProcessRenewal.isAsked(by: code, last: lastLine(of: output))
  }

  private static func lastLine(of output: Data) -> String {
    String(decoding: output.split(separator: UInt8(ascii: "\n")).last ?? Data(), as: UTF8.self)
  }

  private func report(
    of process: TestProcess, _ end: ChildEnd, _ output: Data, events: URL
  ) -> ProcessReport {
    switch process.library {
    case .xctest:
      guard end.isCrash || ProcessTrace.endsInTest(output) else {
        return ProcessReport(end: end, trace: nil, lastOutput: "")
      }
      let text = String(decoding: output, as: UTF8.self)
      return ProcessReport(
        end: end, trace: ProcessTrace(ofXCTest: text), lastOutput: Self.afterLastStart(text))
    case .swiftTesting:
      let trace = ProcessTrace(ofEvents: (try? Data(contentsOf: events)) ?? Data())
      let isOver = !end.isCrash && trace.underWay.isEmpty
      return ProcessReport(
        end: end, trace: isOver ? nil : trace, lastOutput: String(decoding: output, as: UTF8.self))
    }
  }

  private func printed(since start: UInt64) throws -> Data {
    guard let file = FileHandle(forReadingAtPath: logPath) else { return Data() }
    try file.seek(toOffset: start)
    return try file.readToEnd() ?? Data()
  }

  /// The output after the line that says that a test has started.
  private static func afterLastStart(_ output: String) -> String {
    guard let mark = output.range(of: "' started at ", options: .backwards) else { return output }
    return String(output[mark.upperBound...].drop { !$0.isNewline })
  }

  /// The tests that the bundle lists.
  package func all(of library: TestProcess.Library) throws -> [ListedTest] {
    switch library {
    case .xctest: try bundle.names(matching: "/").map(ListedTest.init(ofXCTest:))
    case .swiftTesting: try bundle.testsOfSwiftTesting()
    }
  }

  /// How many cases of a test have begun and not ended, as its results say.
  package func casesUnderWay(of test: String) -> Int { crashes.casesUnderWay(of: test) }

  /// Adds to the results that the process crashed in a test.
  package func record(_ crash: TestFailure, in test: String) -> Bool {
    if crashes.printsCrashes { Console.out("Crashed: \(test). \(crash.summary)") }
    return crashes.add(crash, in: test)
  }

  /// Adds to the results that a test has not run.
  package func recordUnfinished(_ test: String) { crashes.addUnfinished(test) }
}

extension ChildEnd {
  /// Whether somebody ended the process.
  fileprivate var isKilled: Bool {
    [SIGHUP, SIGINT, SIGKILL, SIGTERM].contains { self == .signal($0) }
  }

  /// Whether a process that ended like this may have left tests out: it was ended by a signal.
  fileprivate var isCrash: Bool {
    if case .signal = self { return true }
    return false
  }
}
