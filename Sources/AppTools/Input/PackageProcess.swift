import CommandLineTool
import EnvironmentVariables
import Foundation
import Glibc
import TestProcesses

/// The process of a package's tests, in which the command of this process runs on their app.
struct PackageProcess {
  private let package: String
  private let module: String?
  private let skipsBuild: Bool

  /// Takes the package in a folder, and a test target of it or one class, `Target.Class`.
  init(_ package: String, module: String?, skipsBuild: Bool) {
    (self.package, self.module, self.skipsBuild) = (package, module, skipsBuild)
  }

  /// Builds the tests of a package, and makes this process that of their app; it returns after it
  /// has printed why that cannot be.
  static func become(_ package: String, module: String?, skipsBuild: Bool) {
    do { try PackageProcess(package, module: module, skipsBuild: skipsBuild).become() } catch {
      Console.error("Error: \(error)")
    }
  }

  /// Builds the tests, and makes this process that of their app; it returns only by throwing.
  private func become() throws(TestBundle.Fault) -> Never {
    if !skipsBuild { try build() }
    let bundle = try TestBundle(nil, in: package)
    let test = try driver(among: try chosen(of: try bundle.names(matching: "/")), in: bundle)
    // The log of the tests is not part of the command's output.
    let output = dup(STDOUT_FILENO)
    let nowhere = open("/dev/null", O_WRONLY)
    guard output >= 0, nowhere >= 0, dup2(nowhere, STDOUT_FILENO) >= 0 else {
      throw fault("the output of the command cannot be opened.")
    }
    let lines = ["\(output)"] + CommandLine.arguments.dropFirst()
    setenv(EnvironmentVariable.tool.name, lines.joined(separator: "\n"), 1)
    // An app that crashes ends the command: the calls on the stack say which line it was.
    setenv("SWIFT_BACKTRACE", "enable=yes,color=no,limit=12,top=0,images=none,registers=none", 0)
    let arguments = [bundle.path, "--testing-library", "xctest", test]
    var words = arguments.map { strdup($0) } + [nil]
    execv(bundle.path, &words)
    throw fault("\(bundle.path) cannot be run: \(String(cString: strerror(errno))).")
  }

  /// The first test that drives an app: in the process of any other test the command does not run,
  /// but the test does.
  private func driver(
    among tests: [String], in bundle: TestBundle
  ) throws(TestBundle.Fault) -> String {
    var seen: Set<Substring> = []
    for test in tests where seen.insert(test.prefix { $0 != "/" }).inserted {
      for process in TestProcess.xctest(naming: [test]) {
        let trial = try bundle.run(
          process, environment: [EnvironmentVariable.tool.name: "1\ncheck"], output: nil)
        if !trial.output.contains("\t Executed ") { return test }
      }
    }
    throw fault("no test of \(module ?? package) drives an app.")
  }

  /// The tests of the target or the class.
  private func chosen(of tests: [String]) throws(TestBundle.Fault) -> [String] {
    let wanted = module.map { module in
      tests.filter { $0.hasPrefix(module + ".") || $0.hasPrefix(module + "/") }
    }
    let found = wanted ?? tests
    guard !found.isEmpty else {
      let help = module.map { TestBundle.suggestion(for: $0, among: tests) } ?? ""
      throw fault("no test in \(package) belongs to \(module ?? "it").\(help)")
    }
    let targets = Set(found.map { $0.prefix { $0 != "." } }).sorted()
    guard targets.count == 1 else {
      throw fault(
        "the package has several test targets: name one with --module. They are "
          + targets.joined(separator: ", ") + ".")
    }
    return found
  }

  private func build() throws(TestBundle.Fault) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--build-tests", "--package-path", package]
    process.standardOutput = FileHandle.standardError
    if RehearsalPackage.isThere(URL(fileURLWithPath: package)), let module {
      // The tests of this package are many.
      process.environment = ProcessInfo.processInfo.environment
        .merging(["REHEARSAL_TESTS": String(module.prefix { $0 != "." })]) { $1 }
    }
    do { try ChildProcesses.shared.start(process) } catch {
      throw fault("swift build cannot be run: \(ErrorWords.of(error)).")
    }
    guard ChildProcesses.shared.wait(for: process) == .code(0) else {
      throw fault("the tests do not build.")
    }
  }

  private func fault(_ reason: String) -> TestBundle.Fault { TestBundle.Fault(description: reason) }
}
