import Foundation

/// The benchmarks of this package: reads the command line, runs one command, ends with its exit code.
@main
enum Main {
  static func main() {
    do throws(ArgumentError) {
      let command = try BenchmarkCommand(parsing: Array(CommandLine.arguments.dropFirst()))
      print(try command.output())
    } catch {
      FileHandle.standardError.write(Data("Error: \(error.message)\n".utf8))
      exit(2)
    }
  }
}
