import Foundation
import SimulatedApp
import Testing

@testable import AppTools

/// How many files a command takes, and how large they may be.
@Suite struct InputLimitsTests {
  @Test func `a command takes so many journals and no more`() {
    let files = { (count: Int) in
      JournalFiles.files(of: (0..<count).map { "/none/\($0)\(JournalFiles.ending)" })?.count
    }
    #expect(files(JournalFiles.limit) == JournalFiles.limit)
    #expect(files(JournalFiles.limit + 1) == nil)
    #expect(JournalFiles.refusal(of: JournalFiles.limit) == nil)
    #expect(
      JournalFiles.refusal(of: JournalFiles.limit + 1)
        == "10001 journals; the limit is 10000. Name fewer folders or files at a time")
  }

  @Test func `as many faults as are told at once may not be all`() {
    let fault = DefinitionFault(file: "a.json", path: "", message: "wrong")
    let lines = { (count: Int) in
      FaultList(folder: "App", faults: Array(repeating: fault, count: count)).text
        .split(separator: "\n")
    }
    let limit = DefinitionFaults.limit
    #expect(lines(limit - 1).last == "199 faults in App")
    #expect(lines(limit).last == "The first 200 faults in App; there may be more.")
    #expect(lines(limit + 1) == lines(limit))
  }

  @Test func `a command reads so many source files, and says once that there are more`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("many-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let limit = SwiftSources.fileLimit / 1_000
    let add = { (number: Int) in close(creat("\(folder.path)/\(number).swift", 0o600)) }
    for number in 1...limit { _ = add(number) }
    let whole = SwiftSources.read([folder.path], limit: limit)
    #expect(whole.sources.count == limit)
    #expect(whole.faults.isEmpty)

    for number in 1...2 { _ = add(limit + number) }
    let cut = SwiftSources.read(["/none", folder.path], limit: limit)
    #expect(cut.sources.count == limit)
    #expect(
      cut.faults == [
        "there is no folder or file /none",
        "there are more than \(limit) files, which is the limit: name a folder inside",
      ])
  }

  @Test func `a source file is read up to a size, which is known before it is read`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sources-\(ProcessInfo.processInfo.globallyUniqueString).swift")
    let limit = SwiftSources.sizeLimit
    try Data(repeating: 0x20, count: limit).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(SwiftSources.read([file.path]).sources.count == 1)

    #expect(truncate(file.path, limit + 1) == 0)
    let read = SwiftSources.read([file.path])
    #expect(read.sources.isEmpty)
    #expect(read.faults == ["\(file.path) is larger than 4 MB, which is the limit"])
  }
}
