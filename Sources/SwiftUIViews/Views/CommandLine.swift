/// The arguments that the app was launched with, instead of those of the test process.
///
/// Files that import `SwiftUI` see this type under the name.
public enum CommandLine {
  /// The name of the program, and the arguments that the test gave.
  public static var arguments: [String] { ProcessInfo.processInfo.arguments }
  /// How many there are.
  public static var argc: Int32 { Int32(clamping: arguments.count) }
}
