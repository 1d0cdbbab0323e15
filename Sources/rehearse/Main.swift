import Foundation

/// The tool: reads the command line, runs one command, and ends with its exit code.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do throws(CommandLineError) {
      exit(try Command(parsing: arguments).run().rawValue)
    } catch {
      Console.error("Error: \(error.message)\n\(error.advice(on: arguments))")
      exit(ExitCode.usage.rawValue)
    }
  }
}

/// How a run of the tool ended.
enum ExitCode: Int32 {
  /// Everything that was checked holds.
  case success = 0
  /// Something does not hold, or could not be done.
  case failure = 1
  /// The arguments were wrong; nothing was done.
  case usage = 2
}
