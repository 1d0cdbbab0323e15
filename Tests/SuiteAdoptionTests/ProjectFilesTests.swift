import Testing

@testable import SuiteAdoption

@Suite("Files of a project") struct ProjectFilesTests {
  private func files(_ count: Int, sizes: [String: Int] = [:]) -> ProjectFiles {
    let listed = (0..<count).lazy.map { "AUITests/\($0).swift" }
    return ProjectFiles(listed) { sizes[$0] ?? 0 }
  }

  @Test func `so many are looked at, and the report says after which one it ends`() {
    let all = files(ProjectFiles.fileLimit)
    #expect(all.paths.count == ProjectFiles.fileLimit)
    #expect(all.leftOut.isEmpty)
    let more = files(ProjectFiles.fileLimit + 2)
    #expect(more.paths == all.paths)
    #expect(
      more.leftOut == [
        "All files that are listed after AUITests/199999.swift":
          "the folder has more than 200000 files; adopt a folder in it"
      ])
  }

  @Test func `one that is too large is named and not read`() {
    let limit = ProjectFiles.sizeLimit
    let found = files(3, sizes: ["AUITests/1.swift": limit, "AUITests/2.swift": limit + 1])
    #expect(found.paths == ["AUITests/0.swift", "AUITests/1.swift"])
    #expect(
      found.leftOut == ["AUITests/2.swift": "it has more than 67108864 bytes, which is the limit"])
  }

  @Test func `files of other people's code do not count, and others may be large`() {
    let found = ProjectFiles(["Pods/A.swift", ".git/B.swift", "film.mov"]) { _ in .max }
    #expect(found.paths == ["film.mov"])
    #expect(found.leftOut.isEmpty)
  }

  @Test func `declarations are looked for in so many files, and the report says so`() {
    let limit = SourceLibrary.fileLimit
    let paths = (1...limit + 1).map { "App/\(10_000 + $0).swift" }
    let read = { (path: String) in path == paths[limit] ? "enum Last {}" : nil }
    let finding = SuiteFinding(files: paths, read: read)
    let report = { (paths: ArraySlice<String>) in
      AdoptionReport(
        AdoptedPackage(finding, choosing: [], files: Array(paths), read: read), rows: []
      ).text
    }
    #expect(report(paths.prefix(limit)).isEmpty)
    #expect(
      report(paths[...]) == """
        Left out:
          All Swift files after App/15000.swift: names that tests lack are looked for in 5000 files

        """)
    #expect(SourceLibrary(files: paths, read: read).files(declaring: "Last").isEmpty)
    let searched = SourceLibrary(files: Array(paths.dropFirst()), read: read)
    #expect(searched.files(declaring: "Last") == ["App/15001.swift"])
  }

  @Test func `what is left out stands in the report`() {
    let adopted = AdoptedPackage(
      SuiteFinding(files: []) { _ in nil }, choosing: [], files: [],
      leftOut: ["AUITests/2.swift": "it has more than 67108864 bytes, which is the limit"]
    ) { _ in nil }
    #expect(
      AdoptionReport(adopted, rows: []).text == """
        Left out:
          AUITests/2.swift: it has more than 67108864 bytes, which is the limit

        """)
  }
}
