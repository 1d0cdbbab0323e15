import CommandLineTool
import Trials

/// The options that choose built tests.
struct TestSelection: OptionGroup {
  @Option("--bundle", .file(), "The built test bundle.", default: "the .xctest below .build")
  var bundle: String?

  @Option(
    "--filter", .pattern, "Runs only the tests whose names, such as Module.Class/test, match.")
  var filter: String?
}

extension ValueKind<Shard> {
  /// One part of several, such as `2/4`.
  static var shard: Self {
    Self(
      "NUMBER/COUNT",
      expected: "a number and a count of at most \(Shard.countLimit), such as 2/4",
      read: { Shard($0) })
  }
}
