import Testing

/// The rules of CONTRIBUTING.md, held against every file of the repository.
@Suite struct HouseRulesTests {
  @Test func `the repository is read`() {
    #expect(RepositoryTree.paths.contains("Package.swift"))
    #expect(RepositoryTree.swiftFiles.contains { $0.path.hasPrefix("Sources/VirtualTime/") })
  }

  @Test func `modules import only what their row of the table allows`() {
    expectNone(RepositoryTree.files.flatMap(ImportRule.violations))
  }

  @Test func `targets depend on what they import`() throws {
    expectNone(RepositoryTree.files.flatMap(try ManifestRule.ofRepository().violations))
  }

  @Test func `no file is too long`() {
    expectNone(RepositoryTree.swiftFiles.flatMap(SizeRules.longFiles))
  }

  @Test func `no function is too long`() {
    expectNone(RepositoryTree.swiftFiles.flatMap(SizeRules.longFunctions))
  }

  @Test func `no line is too wide`() {
    expectNone(RepositoryTree.swiftFiles.flatMap(SizeRules.wideLines))
  }

  @Test func `no source is risky or unfinished`() {
    expectNone(RepositoryTree.files.flatMap(WordRules.forbiddenCode))
  }

  @Test func `no file or type has a name that says nothing`() {
    expectNone(RepositoryTree.swiftFiles.flatMap(WordRules.emptyNames))
  }

  @Test func `nothing speaks of one machine's folders`() {
    expectNone(RepositoryTree.files.flatMap(WordRules.machinePaths))
  }

  @Test func `nothing strange lies at the top`() {
    expectNone(TreeRules.strangers(among: RepositoryTree.topNames))
  }

  @Test func `every module has a catalogue`() {
    expectNone(TreeRules.modulesWithoutCatalogue(among: RepositoryTree.paths))
  }

  @Test func `every limit has a test that names it`() {
    expectNone(LimitRule.violations(in: RepositoryTree.files, untested: LimitRule.untested))
  }

  @Test func `every reader has a random test that damages its input`() {
    expectNone(FuzzRule.violations(in: RepositoryTree.files))
  }

  @Test func `every path that an article names exists`() {
    expectNone(
      RepositoryTree.files.flatMap { PathRule.missingPaths(in: $0, among: RepositoryTree.paths) })
  }

  /// Records each violation as an issue of its own.
  private func expectNone(
    _ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for violation in violations {
      Issue.record("\(violation)", sourceLocation: sourceLocation)
    }
  }
}
