/// A command of a tool: its options are properties, and `run` does the work.
///
/// Only the properties declared with ``Option``, ``Flag`` or ``Argument`` describe the command
/// line. The parser, help, completions and the manual page read them.
package protocol ToolCommand {
  /// The word that is typed.
  static var name: String { get }
  /// What the command does, in one sentence.
  static var summary: String { get }
  /// More about the command: paragraphs with an empty line between. Lines that begin with two
  /// spaces are printed as they are.
  static var discussion: String { get }
  /// Command lines to copy.
  static var examples: [String] { get }
  /// The commands that are typed after this one.
  static var sections: [CommandSection] { get }
  /// Words of former versions, each with its replacement. The empty word means a plain argument.
  static var formerWords: [String: String] { get }

  /// How the tool ends after an error that `run` throws.
  static var errorCode: ExitCode { get }

  /// Makes the command with the defaults of its options.
  init()

  /// Returns the faults of options that are valid alone but not together.
  func faults() -> [CommandLineFault]

  /// Runs the command. An error that it throws is printed, and ends the tool with `errorCode`.
  func run() throws -> ExitCode
}

extension ToolCommand {
  /// No more to say.
  package static var discussion: String { "" }
  /// No examples.
  package static var examples: [String] { [] }
  /// No further commands.
  package static var sections: [CommandSection] { [] }
  /// No former words.
  package static var formerWords: [String: String] { [:] }

  /// A failure.
  package static var errorCode: ExitCode { .failure }

  /// No rules between options.
  package func faults() -> [CommandLineFault] { [] }
}

/// Commands that help lists under one title.
package struct CommandSection {
  let title: String
  let commands: [any ToolCommand.Type]

  /// Makes a section of commands.
  package init(_ title: String = "Commands", _ commands: [any ToolCommand.Type]) {
    self.title = title
    self.commands = commands
  }
}

/// Options that several commands share: a property of such a type adds them to a command.
package protocol OptionGroup {}
