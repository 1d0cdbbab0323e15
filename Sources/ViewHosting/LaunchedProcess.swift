import CTestHost
import Foundation
import Synchronization

/// The launch arguments and environment of an app's process, as its own code sees them.
struct LaunchedProcess: Sendable {
  /// The process whose code is running in this task; nil outside of apps.
  @TaskLocal static var ofTask: LaunchedProcess?

  /// The process whose code is running, also on a thread or a queue that the code uses; nil outside
  /// of apps.
  static var current: LaunchedProcess? { ofTask ?? all.withLock { $0[test_host_app()] } }

  /// The processes of all apps that run, by their numbers.
  private static let all = Mutex([UInt64: LaunchedProcess]())
  private static let count = Atomic<UInt64>(0)

  /// The number of the process, which threads and blocks of its code inherit.
  let number = count.wrappingAdd(1, ordering: .relaxed).newValue
  /// Set by the test.
  var arguments: [String] = []
  /// Set by the test.
  var environment: [String: String] = [:]
  /// The app's user defaults.
  let defaults = DefaultsValues()
  /// The app's folders on the device.
  var folders: AppFolders?
  /// The language that the test chose among those of the app's texts; nil if it chose none.
  var language: String?
  /// The values of its bundle; nil for those of the test process.
  var information: AppInformation?

  /// Runs code of the app as in its own process.
  func running<Result>(_ code: () -> Result) -> Result {
    let before = test_host_app()
    test_host_set_app(number)
    defer { test_host_set_app(before) }
    return Self.$ofTask.withValue(self, operation: code)
  }

  /// Lets the threads of the app's code know the process as it is now.
  func begin() { Self.all.withLock { $0[number] = self } }

  /// Ends the process.
  func end() {
    Self.all.withLock { $0[number] = nil }
    defaults.close()
  }
}

// Foundation's getters cannot be overridden. These have the same symbol names, so that the dynamic
// linker finds them before those of the library.
extension ProcessInfo {
  /// Replaces `arguments`: those of the launch after the name of the program.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
  func launchedArguments() -> [String] {
    let own = Swift.CommandLine.arguments
    return LaunchedProcess.current.map { own.prefix(1) + $0.arguments } ?? own
  }

  /// Replaces `environment`: that of the launch alone.
  @_silgen_name("$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg")
  func launchedEnvironment() -> [String: String] {
    LaunchedProcess.current?.environment ?? Self.ownEnvironment
  }

  private static var ownEnvironment: [String: String] {
    var found: [String: String] = [:]
    var place = environ
    while let line = place.pointee {
      let (name, value) = parts(of: String(cString: line))
      if found[name] == nil { found[name] = value }
      place += 1
    }
    return found
  }

  private static func parts(of line: String) -> (name: String, value: String) {
    guard let sign = line.firstIndex(of: "=") else { return (line, "") }
    return (String(line[..<sign]), String(line[line.index(after: sign)...]))
  }
}
