import Foundation

/// A command of the tool in the process of a test, started as the tool starts it.
///
/// What the command prints goes to standard error, and what the tests print to nowhere.
struct HostedCommand {
  let process = Process()
  let input = Pipe()
  let printed = Pipe()

  init(
    _ arguments: [String], on test: String = "TwinAppTests.RecipeTests/testARecipeIsLoaded"
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "xctest", test]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["REHEARSAL_TOOL": (["2"] + arguments).joined(separator: "\n")]) { $1 }
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = printed
    try process.run()
  }
}
