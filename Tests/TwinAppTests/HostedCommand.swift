import Foundation

/// A command of the tool in the process of a test, started as the tool starts it.
///
/// What the command prints goes to standard error, and what the tests print to nowhere; where it
/// prints to standard output, what the app prints goes to nowhere.
struct HostedCommand {
  let process = Process()
  let input = Pipe()
  let printed = Pipe()

  init(
    _ arguments: [String], on test: String = "TwinAppTests.RecipeTests/testARecipeIsLoaded",
    printingTo stream: Int = 2
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "xctest", test]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["REHEARSAL_TOOL": (["\(stream)"] + arguments).joined(separator: "\n")]) { $1 }
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.standardInput = input
    process.standardOutput = stream == 1 ? printed : FileHandle.nullDevice
    process.standardError = stream == 1 ? FileHandle.nullDevice : printed
    try process.run()
  }
}
