/// The drawing commands of a picture, in order.
package struct DrawingList: Hashable, Sendable {
  /// A command and its clip.
  package struct Entry: Hashable, Sendable {
    /// The frame it is clipped to.
    package let clip: PictureFrame
    /// The command.
    package let command: DrawCommand
  }

  /// The most points of a picture's side.
  package static let sideLimit = 2_048
  /// The most commands of a picture.
  package static let commandLimit = 20_000
  /// How many times a picture's area may be painted over.
  package static let paintLimit = 100

  /// The visible part of the plane.
  package private(set) var bounds: PictureFrame
  /// The commands in order.
  package private(set) var entries: [Entry] = []
  /// The first reason why something is left out; nil if nothing is.
  package private(set) var fault: DrawingFault?
  private var paint = 0

  /// Starts a picture of a frame.
  package init(bounds: PictureFrame) {
    let limit = Self.sideLimit.points
    if bounds.width > limit || bounds.height > limit {
      fault = .tooLarge(limit: Self.sideLimit)
    }
    self.bounds = bounds
    self.bounds.width = min(max(bounds.width, 0), limit)
    self.bounds.height = min(max(bounds.height, 0), limit)
  }

  /// Adds a command, unless nothing of it is visible within its clip.
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

  /// The part of the picture within a frame.
  package func cropped(to frame: PictureFrame) -> DrawingList {
    var list = DrawingList(bounds: frame.intersection(bounds))
    list.fault = fault
    for entry in entries { list.append(entry.command, clip: entry.clip) }
    return list
  }
}
