import Foundation
import Testing

/// The pictures of the course are what the tool draws.
@Suite struct CoursePictureTests {
  private static let top = URL(fileURLWithPath: ToolRun.screens).deletingLastPathComponent()

  /// To draw them anew: `REWRITE_PICTURES=1 swift test --filter CoursePictureTests`.
  @Test(arguments: ["Welcome", "Menu", "Shelf"])
  func `a picture shows its screen`(coordinator: String) throws {
    let drawn = try ToolRun.folder().appending(path: "picture.png")
    let run = try ToolRun(
      [
        "open", "--app", ToolRun.screens + "/Lessons", "--coordinator", coordinator, "--picture",
        drawn.path,
      ], in: drawn.deletingLastPathComponent())
    #expect(run.code == 0, "\(run.errors)")
    let kept = Self.top.appending(
      path: "Sources/Course/Course.docc/Resources/\(coordinator.lowercased())@2x.png")
    if ProcessInfo.processInfo.environment["REWRITE_PICTURES"] == "1" {
      try Data(contentsOf: drawn).write(to: kept)
    }
    #expect(try Data(contentsOf: drawn) == (try Data(contentsOf: kept)))
  }
}
