import CommandLineTool
package import Foundation
import OutputFiles
import PredicateFormat
import TestRuns
package import Trials

/// The built tests of a package, which run in a separate process.
package struct TestBundle {
  /// Why tests cannot be run.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String

    /// A reason, as a sentence.
    package init(description: String) { self.description = description }
  }

  /// The path of the program.
  package let path: String

  /// Finds the tests at a path; without a path, those of the package in a folder: below its
  /// `.build`, or beside this tool, where packages share a folder of builds.
  package init(_ path: String?, in folder: String = ".") throws(Fault) {
    let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    try self.init(path, in: folder, besideTool: tool ?? "")
  }

  init(_ path: String?, in folder: String, besideTool tool: String) throws(Fault) {
    let build = folder + "/.build"
    let isTest = { (name: String) in name.hasSuffix(".xctest") }
    let own = Self.name(ofPackageIn: folder).map { $0 + "PackageTests.xctest" }
    let beside = own.map { (tool as NSString).deletingLastPathComponent + "/" + $0 }
    let path =
      path ?? Self.built(below: build, where: { $0 == own })
      ?? beside.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
    try self.init(path, below: build, where: isTest)
  }

  /// The name of a package in its manifest.
  private static func name(ofPackageIn folder: String) -> String? {
    let manifest = FileManager.default.contents(atPath: folder + "/Package.swift") ?? Data()
    let text = String(decoding: manifest, as: UTF8.self)
    return text.firstMatch(of: #/\bPackage\(\s*name:\s*"([^"\\]+)"/#).map { String($0.1) }
  }

  /// Finds the tests of a package below the folder in which SwiftPM has built it.
  package init(of package: String, below build: String) throws(Fault) {
    try self.init(nil, below: build, where: { $0 == package + "PackageTests.xctest" })
  }

  private init(
    _ path: String?, below build: String, where isMeant: (String) -> Bool
  ) throws(Fault) {
    guard let path = path ?? Self.built(below: build, where: isMeant) else {
      throw Fault(
        description: "there are no built tests below \(build). Run swift build "
          + "--build-tests, or name them with --bundle.")
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw Fault(description: InputFile.missing("file", path))
    }
    guard FileManager.default.isExecutableFile(atPath: path), !InputFile.isFolder(path) else {
      throw Fault(description: "\(path) is not a program that can be run.")
    }
    self.path = path
  }

  /// The tests of the debug build, else those of the release build.
  private static func built(below build: String, where isMeant: (String) -> Bool) -> String? {
    let manager = FileManager.default
    let platforms = ((try? manager.contentsOfDirectory(atPath: build)) ?? []).sorted()
    for configuration in ["debug", "release"] {
      for place in [build] + platforms.map({ build + "/" + $0 }) {
        let products = place + "/" + configuration
        let names = (try? manager.contentsOfDirectory(atPath: products)) ?? []
        if let name = names.sorted().first(where: isMeant) {
          return products + "/" + name
        }
      }
    }
    return nil
  }

  /// The origin of trials with these tests.
  package var origin: RunOrigin { RunOrigin(bundle: path) }

  /// The names of the tests that match a pattern, such as `Module.Class/test`.
  package func tests(matching pattern: String) throws(Fault) -> [String] {
    let chosen = try names(matching: pattern)
    guard !chosen.isEmpty else {
      throw noMatch(of: pattern, among: try names(matching: "/"))
    }
    return chosen
  }

  /// The fault of a pattern that matches none of the tests.
  package func noMatch(of pattern: String, among names: [String]) -> Fault {
    guard !names.isEmpty else { return Fault(description: "there is no test in \(path).") }
    let help = Self.suggestion(for: pattern, among: names)
    return Fault(description: "no test in \(path) matches \(pattern).\(help)")
  }

  /// A suggestion for a pattern that matches no test: the nearest class, method or full name, else
  /// examples of names.
  package static func suggestion(for pattern: String, among names: [String]) -> String {
    let parts = names.flatMap { name in
      [name] + name.split { ".:/".contains($0) }.map(String.init)
    }
    if let nearest = NearestName.of(pattern, in: parts) { return " Did you mean \(nearest)?" }
    return names.first.map { " Names are such as \($0)." } ?? ""
  }

  /// The same, but empty if no test matches.
  package func names(matching pattern: String) throws(Fault) -> [String] {
    let process = TestProcess(library: .xctest, arguments: ["--list-tests"])
    let list = try run(process, output: nil)
    let filter: NameFilter
    do throws(NameFilter.Fault) { filter = try NameFilter(pattern) } catch {
      throw Fault(description: error.description)
    }
    let names = list.output.split(separator: "\n").map(String.init).filter {
      $0.contains("/") && !$0.contains(" ")
    }
    do throws(NameFilter.Fault) { return try filter.matches(in: names) } catch {
      throw Fault(description: error.description)
    }
  }

  /// The tests of Swift Testing.
  package func testsOfSwiftTesting() throws(Fault) -> [ListedTest] {
    let process = TestProcess(library: .swiftTesting, arguments: ["--list-tests"])
    let list = try run(process, output: nil)
    return list.output.split(separator: "\n").compactMap { ListedTest(String($0)) }
  }

  /// Runs XCTest tests, all of them unless some are named, with a changed environment; their output
  /// goes to a file.
  ///
  /// It returns the first end that is not a success. A process that exceeds its real time limit is
  /// ended.
  package func run(
    _ tests: [String], environment: [String: String], log: String, secondsAllowed: Int? = nil
  ) throws(Fault) -> ChildEnd {
    let file: FileHandle
    do throws(FileFault) { file = try LogFile.make(log) } catch {
      throw Fault(description: error.description)
    }
    return try TestProgress.shared.follow(log) { more throws(Fault) in
      var ends: [ChildEnd] = []
      for process in TestProcess.xctest(naming: tests) {
        let end = try run(
          process, environment: environment.merging(more) { $1 }, output: file,
          secondsAllowed: secondsAllowed
        ).end
        ends.append(end)
      }
      return ends.first { $0 != .code(0) } ?? .code(0)
    }
  }

  /// Runs tests in one process; returns its end, and its output unless that goes to a file.
  package func run(
    _ tests: TestProcess, environment: [String: String] = [:], output: FileHandle?,
    secondsAllowed: Int? = nil
  ) throws(Fault) -> (end: ChildEnd, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--testing-library", tests.library.rawValue] + tests.arguments
    // An empty value removes a variable.
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .filter { environment[$0.key] != "" }
    let printed: ChildOutput
    do {
      printed = try ChildOutput()
      process.standardOutput = output ?? printed.file
      if let output { process.standardError = output }
      try ChildProcesses.shared.start(process)
    } catch { throw Fault(description: "\(path) cannot be run: \(ErrorWords.of(error))") }
    let guardian = secondsAllowed.map { Self.end(process, after: $0) }
    let end = ChildProcesses.shared.wait(for: process)
    guardian?.cancel()
    return (end, printed.text)
  }

  private static func end(_ process: Process, after seconds: Int) -> DispatchWorkItem {
    let ending = DispatchWorkItem { kill(process.processIdentifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: ending)
    return ending
  }
}

/// How a process ended.
package enum ChildEnd: Equatable {
  case code(Int32)
  case signal(Int32)

  /// The end of which the kernel tells.
  init(_ end: siginfo_t) {
    let number = end._sifields._sigchld.si_status
    self = end.si_code == CLD_EXITED ? .code(number) : .signal(number)
  }

  /// The end in words.
  package var words: String {
    switch self {
    case .code(let code): "with exit code \(code)"
    case .signal(let signal): "by signal \(signal)"
    }
  }
}
