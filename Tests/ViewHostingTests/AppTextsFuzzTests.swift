import Foundation
import SeededCases
import Testing

@testable import ViewHosting

/// Texts of apps come from other people's tools.
@Suite struct AppTextsFuzzTests {
  private static let samples = [
    "Own.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "%lld books": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld book" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld books" } } } } } } },
      "Title": { "localizations": { "de": { "stringUnit": { "value": "Titel" } } } } } }
    """,
    "de.lproj/Other.strings": """
    /* A comment */
    "title" = "Titel \\"A\\" \\U00e9";
    // Another one
    key = value;
    """,
  ]
  private static let pieces = ["/*", "*/", "//", "\\U", "\\u", "<?xml", "bplist00", "= {", "%1$@"]

  @Test(arguments: samples.keys.sorted())
  func `a damaged file is read or named, and the others are read`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("texts-\(ProcessInfo.processInfo.processIdentifier)-\(name.count)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in ["fr.lproj/Whole.strings": "\"a\" = \"b\";", name: ""] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let damaged = folder.appendingPathComponent(name)
    for seed in FuzzCount.times(600) {
      let text = Self.samples[name] ?? ""
      try Data(BrokenBytes.of(text, pieces: Self.pieces, seed: seed)).write(to: damaged)
      let texts = AppTexts(below: folder.path)
      #expect(texts.faults.allSatisfy { $0.hasPrefix(damaged.path + ":") }, "seed \(seed)")
      #expect(texts.strings(for: ["-AppleLanguages", "(fr)"]) != nil, "seed \(seed)")
    }
  }
}
