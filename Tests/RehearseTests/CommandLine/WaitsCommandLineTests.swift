import FlakeLab
import Testing

@testable import rehearse

@Suite("Arguments of waits and latencies")
struct WaitsCommandLineTests {
  @Test func `say how a file is read`() throws {
    var options = LatenciesOptions()
    options.file = "a.csv"
    #expect(try Command(parsing: ["latencies", "a.csv"]) == .latencies(options))
    (options.column, options.rows, options.unit) = ("load", "/list", .seconds)
    options.form = .fit
    let words = [
      "latencies", "a.csv", "--column", "load", "--rows", "/list", "--unit", "s", "--fit",
    ]
    #expect(try Command(parsing: words) == .latencies(options))
  }

  @Test func `say what is taken of archives and logs`() throws {
    var options = LatenciesOptions()
    (options.file, options.phase, options.form) = ("a.har", .wait, .asIs)
    let archive = ["latencies", "--phase=wait", "a.har", "--as-is"]
    #expect(try Command(parsing: archive) == .latencies(options))
    options = LatenciesOptions()
    (options.file, options.from, options.to) = ("a.log", "Tap", "Find")
    #expect(
      try Command(parsing: ["latencies", "a.log", "--from", "Tap", "--to", "Find"])
        == .latencies(options))
  }

  @Test func `say what is waited for`() throws {
    var options = WaitsOptions()
    #expect(try Command(parsing: ["waits"]) == .waits(options))
    (options.loaders, options.folder, options.runs) = (["a", "b"], "X", 50)
    (options.waits, options.output, options.isJSON) = (3, "out", true)
    let words = [
      "waits", "--loader", "a,b", "--app", "X", "--runs", "50", "--waits", "3", "--output", "out",
      "--json",
    ]
    #expect(try Command(parsing: words) == .waits(options))
  }

  @Test(
    arguments: [
      (["latencies"], "Missing argument '<file>'"),
      (["latencies", "a", "b"], "Unexpected argument 'b'"),
      (["latencies", "a", "--from", "x"], "Missing argument '--to'"),
      (["latencies", "a", "--to", "x"], "Missing argument '--from'"),
      (
        ["latencies", "a", "--unit", "m"], "The value 'm' is invalid for '--unit': expected one of"
      ),
      (["latencies", "a", "--phase", "x"], "The value 'x' is invalid for '--phase': expected one"),
      (["latencies", "a", "--colum", "x"], "Unknown option '--colum'. Did you mean '--column'?"),
      (["waits", "--app", "X"], "Missing argument '--loader'"),
      (["waits", "--scenario", "a", "--loader", "b"], "Unexpected argument '--scenario'"),
      (["waits", "a"], "Unexpected argument 'a'"),
      (["waits", "--runs", "0"], "The value '0' is invalid for '--runs': expected a whole number"),
      (["waits", "--loder", "x"], "Unknown option '--loder'. Did you mean '--loader'?"),
    ] as [([String], String)])
  func `are told when they are wrong`(arguments: [String], words: String) {
    do throws(CommandLineError) {
      _ = try Command(parsing: arguments)
      Issue.record("they were taken")
    } catch {
      #expect(error.message.hasPrefix(words), "\(error.message)")
    }
  }
}
