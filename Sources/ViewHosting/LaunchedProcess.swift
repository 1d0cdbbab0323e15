import Foundation

/// The launch arguments and environment of an app's process, as its own code sees them.
struct LaunchedProcess: Sendable {
  /// The process whose code is running; nil outside of apps.
  @TaskLocal static var current: LaunchedProcess?

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
