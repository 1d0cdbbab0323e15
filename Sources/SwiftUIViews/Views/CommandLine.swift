/// What the app was launched with, in place of what the process of the tests was.
///
/// Files that see `SwiftUI` mean this one by the name.
public enum CommandLine {
  /// The name of the program, and the arguments that the test gave.
  public static var arguments: [String] { ProcessInfo.processInfo.arguments }
  /// How many there are.
  public static var argc: Int32 { Int32(clamping: arguments.count) }
}
