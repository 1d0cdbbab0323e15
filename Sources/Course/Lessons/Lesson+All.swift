extension Lesson {
  /// The course, in its order.
  package static let all: [Lesson] = finding + pages + conditions + suites
}
