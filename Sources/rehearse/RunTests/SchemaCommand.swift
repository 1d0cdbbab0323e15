import CommandLineTool
import Trials

/// `rehearse results schema`: prints the JSON Schema of a file of results.
struct SchemaCommand: ToolCommand {
  static let name = "schema"
  static let summary = "Prints the JSON Schema of a file, for editors."
  static let discussion = """
    quarantine is a quarantine file, test is a line of recorded results, and run is a line \
    of what --jsonl writes.
    """
  static let examples = ["rehearse results schema quarantine > quarantine.schema.json"]

  @Argument(.choice("SCHEMA"), "The kind of file.")
  var schema = ResultSchema.quarantine

  func run() -> ExitCode {
    Console.out(String(schema.text.dropLast()))
    return .success
  }
}
