import Foundation
import Testing

@testable import AppTools

/// The sources that a trace shows lines of.
struct NamedSourcesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("sources-\(UUID().uuidString)")

  private func write(_ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  @Test func `of files with one name, that of the test's module is meant, then the first`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["A/Same.swift", "B/Same.swift", "C/Same.swift", "A/Other.swift"] {
      try write(path)
    }
    let found = { (modules: Set<String>) in
      NamedSources(["Same.swift", "None.swift"], in: folder.path, preferring: modules).paths
    }
    #expect(found(["B"]) == ["Same.swift": "B/Same.swift"])
    #expect(found([]) == ["Same.swift": "A/Same.swift"])
  }

  @Test func `a number of files is searched, and it is told if there are more`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let limit = NamedSources.limit / 1_000
    try write("0")
    for number in 1..<limit { close(creat("\(folder.path)/\(number)", 0o600)) }
    let search = { NamedSources([], in: folder.path, preferring: [], limit: limit) }
    #expect(search().remark == nil)

    try write("one more")
    #expect(
      search().remark?.hasPrefix("Only \(limit) files of \(folder.path) were searched") == true)
  }
}
