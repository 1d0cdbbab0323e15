/// What a picture is made of, in the order of drawing.
package struct DrawingList: Hashable, Sendable {
  /// A command, and the frame outside of which nothing of it is seen.
  package struct Entry: Hashable, Sendable {
    /// Where it may draw.
    package let clip: PictureFrame
    /// What it draws.
    package let command: DrawCommand
  }

  /// The most points a side of a picture has.
  package static let sideLimit = 2_048
  /// The most commands a picture has.
  package static let commandLimit = 20_000
  /// How many times a picture's area may be drawn over.
  package static let paintLimit = 100

  /// The part of the plane that the picture shows.
  package private(set) var bounds: PictureFrame
  /// The commands, first first.
  package private(set) var entries: [Entry] = []
  /// Why something is left out; the first reason, or nil.
  package private(set) var fault: DrawingFault?
  private var paint = 0

  /// Starts a picture of a part of the plane.
  package init(bounds: PictureFrame) {
    let limit = Self.sideLimit.points
    if bounds.width > limit || bounds.height > limit {
      fault = .tooLarge(limit: Self.sideLimit)
    }
    self.bounds = bounds
    self.bounds.width = min(max(bounds.width, 0), limit)
    self.bounds.height = min(max(bounds.height, 0), limit)
  }

  /// Adds a command; one that shows nothing within its clip is left out.
  package mutating func append(_ command: DrawCommand, clip: PictureFrame) {
    let clip = clip.intersection(bounds)
    let seen = clip.intersection(command.bounds)
    guard !seen.isEmpty else { return }
    guard entries.count < Self.commandLimit else {
      fault = fault ?? .tooManyCommands(limit: Self.commandLimit)
      return
    }
    let area = seen.width * seen.height
    guard paint + area <= bounds.width * bounds.height * Self.paintLimit else {
      fault = fault ?? .tooMuchPaint(limit: Self.paintLimit)
      return
    }
    paint += area
    entries.append(Entry(clip: clip, command: command))
  }

  /// The part of the picture within a frame, as a picture of its own.
  package func cropped(to frame: PictureFrame) -> DrawingList {
    var list = DrawingList(bounds: frame.intersection(bounds))
    list.fault = fault
    for entry in entries { list.append(entry.command, clip: entry.clip) }
    return list
  }
}
