import CommandLineTool
import Foundation

/// The benchmarks: reads the command line, runs one command, and ends with its exit code.
@main
enum Main {
  static func main() {
    let tool = Tool(BenchmarksCommand.self, version: "0.1.0")
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}
