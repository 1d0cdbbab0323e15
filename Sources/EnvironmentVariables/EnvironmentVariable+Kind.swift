extension EnvironmentVariable {
  /// What a variable accepts.
  package enum Kind: Sendable, Equatable {
    /// Any text; only whether the variable is set counts.
    case flag
    /// Text in a form, described in words.
    case text(String)
    /// A whole number.
    case number(ClosedRange<UInt64>)
    /// One of a few words.
    case choice([String])
    /// One of the names that the program knows, such as those of devices.
    case name(of: String)
  }

  /// What the variable accepts.
  package var kind: Kind {
    switch self {
    case .app: .text("a folder")
    case .variant: .name(of: "variant of the app")
    case .arguments: .text("arguments as in a shell")
    case .device: .name(of: "device")
    case .system: .name(of: "version")
    case .language: .name(of: "language")
    case .deviceLife: .choice(["test", "class", "run"])
    case .hardwareKeyboard, .order: .flag
    case .seed, .hashing: .number(0...UInt64.max)
    case .replay: .text("a token from a failure")
    case .faults: .text("a fault plan")
    case .latencies: .name(of: "plan")
    case .timing: .name(of: "timing")
    case .testTimeouts: .choice(["YES", "1"])
    case .log: .text("off, or a file")
    case .journal, .snapshots, .results, .output, .draft: .text("a folder")
    case .snapshotLanguage: .text("a language, such as de-DE")
    case .retries: .number(0...100)
    case .resume: .text("names of tests, one per line")
    case .tool: .text("a descriptor and arguments, one per line")
    case .flaky: .choice(["pass", "fail"])
    case .quarantine, .reproduce, .runCount: .text("a file")
    case .today: .text("a day such as 2026-12-31")
    case .trials, .leftBodies: .number(1...1_000_000)
    case .search: .name(of: "strategy")
    case .stopping: .text("off, or two rising rates such as 0.001,0.01")
    case .shard: .text("a number and a count, such as 2/4")
    case .shards: .number(1...UInt64.max)
    case .parent: .text("the number of a process")
    case .lesson: .text("the name of an exercise")
    }
  }

  /// What the variable accepts, in words: `a whole number from 0 to 100`.
  ///
  /// A variable that takes one of the names that the program knows lists them.
  package func accepted(among names: [String] = []) -> String {
    switch kind {
    case .flag: "any text"
    case .text(let form): form
    case .number(0...UInt64.max): "a whole number from 0 to 2^64 - 1"
    case .number(let range) where range.upperBound == .max:
      "a whole number from \(range.lowerBound)"
    case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): words.joined(separator: " or ")
    case .name(let noun) where names.isEmpty: "a \(noun)"
    case .name: "one of " + names.joined(separator: ", ")
    }
  }
}
