import Testing

@testable import TestHost

@Suite("The folder of the compilation") struct CompileFolderTests {
  @Test func `a relative path of this package tells it`() {
    let folder = CompileFolder(
      of: "Sources/TestHost/CallSites/FailureSite.swift", below: "/a/shop/Sources/")
    #expect(folder.path == "/a/shop/")
    #expect(folder.whole("Tests/ATests/A.swift") == "/a/shop/Tests/ATests/A.swift")
  }

  @Test func `a package below another one is known by its folder`() {
    let folder = CompileFolder(
      of: ".build/checkouts/rehearsal/Sources/TestHost/A.swift",
      below: "/a/shop/.build/checkouts/rehearsal/Sources/")
    #expect(folder.path == "/a/shop/")
  }

  @Test func `a program with whole paths needs none`() {
    let folder = CompileFolder(of: "/a/shop/Sources/A.swift", below: "/a/shop/Sources/")
    #expect(folder.path == "")
    #expect(folder.whole("/a/B.swift") == "/a/B.swift")
  }
}
