import Course
import Foundation
import SimulatedApp
import Testing

/// The app of the exercises, and its variants.
@Suite struct LessonScreensTests {
  private static let folder = AppFolder(ToolRun.screens + "/Lessons")

  /// The variants that lessons ask for.
  private static let wanted = Lesson.all.flatMap(\.checks).compactMap { check -> String? in
    switch check.demand {
    case .passes(let conditions), .fails(let conditions): conditions.variant
    case .keeps: nil
    }
  }

  @Test func `no file has a fault, in no variant`() {
    #expect(Self.folder.check().map(\.description) == [])
  }

  @Test func `each variant is asked for by a lesson, and each that is asked for is there`() {
    let there = Set(Self.folder.variants)
    #expect(Set(Self.wanted).symmetricDifference(there).sorted() == [])
  }
}
