import Foundation
import Testing

@testable import TestWatching

/// The system's notices, and the listing that says what they were about.
struct FolderWatchTests {
  @Test func `a file that is written meanwhile is seen after the wait`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "notices-\(ProcessInfo.processInfo.globallyUniqueString)")
    let tests = folder.appendingPathComponent("Tests/T")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let before = PackageListing(of: folder.path)
    let watch = FolderWatch()
    watch.add(before.folders.map { folder.path + "/" + $0 })
    try Data("x".utf8).write(to: tests.appendingPathComponent("A.swift"))
    watch.wait()

    #expect(before.folders == ["Tests", "Tests/T"])
    #expect(PackageListing(of: folder.path).changes(since: before) == ["Tests/T/A.swift"])
  }

  @Test func `added, changed and removed files are changes`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "listing-\(ProcessInfo.processInfo.globallyUniqueString)")
    let screens = folder.appendingPathComponent("Screens")
    try FileManager.default.createDirectory(at: screens, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b", "c"] { try Data().write(to: screens.appendingPathComponent(name)) }
    let before = PackageListing(of: folder.path)
    try FileManager.default.removeItem(at: screens.appendingPathComponent("a"))
    try Data("more".utf8).write(to: screens.appendingPathComponent("b"))
    try Data().write(to: screens.appendingPathComponent("d"))

    #expect(
      PackageListing(of: folder.path).changes(since: before)
        == ["Screens/a", "Screens/b", "Screens/d"])
  }
}
