package import Foundation

/// A column of a lazy grid that grows downwards, or a row of one that grows sideways.
package struct GridTrack {
  /// Its length across the lines of the grid.
  package enum Length {
    case fixed(CGFloat)
    case flexible(least: CGFloat, most: CGFloat)
    /// As many tracks as fit.
    case adaptive(least: CGFloat, most: CGFloat)
  }

  let length: Length
  /// The space to the next track.
  let spacing: CGFloat
  /// How a cell is aligned in it; nil for the alignment of the grid.
  let alignment: BoxAlignment?

  /// Makes a track.
  package init(_ length: Length, spacing: CGFloat?, alignment: BoxAlignment?) {
    self.length = length
    self.spacing = spacing ?? StackBox.usualSpacing
    self.alignment = alignment
  }

  /// A track with a known length and place.
  struct Placed: Equatable {
    let start: CGFloat
    let length: CGFloat
    /// Which of the tracks of the grid it is.
    let track: Int
  }

  /// Places tracks in a length.
  ///
  /// Fixed tracks take their length; each other one gets an equal part of the remaining length,
  /// within its limits, in order.
  static func place(_ tracks: [GridTrack], in room: CGFloat) -> [Placed] {
    var rest = room - tracks.dropLast().reduce(0) { $0 + $1.spacing }
    var open = tracks.count
    for case .fixed(let length) in tracks.map(\.length) {
      rest -= length
      open -= 1
    }
    var placed: [Placed] = []
    var start: CGFloat = 0
    for (index, track) in tracks.enumerated() {
      let share = max(0, rest) / CGFloat(max(1, open))
      for length in track.lengths(share) {
        placed.append(Placed(start: start, length: length, track: index))
        start += length + track.spacing
      }
      guard !track.isFixed else { continue }
      rest -= share
      open -= 1
    }
    return placed
  }

  private var isFixed: Bool { if case .fixed = length { true } else { false } }

  /// The lengths of the tracks that it becomes.
  private func lengths(_ share: CGFloat) -> [CGFloat] {
    switch length {
    case .fixed(let length): return [length]
    case .flexible(let least, let most): return [min(max(share, least), max(least, most))]
    case .adaptive(let least, let most):
      let each = max(1, least)
      let fitting = ((share + spacing) / (each + spacing)).rounded(.down)
      let count = max(1, min(fitting, Self.trackLimit))
      let length = (share - spacing * (count - 1)) / count
      return Array(repeating: min(max(length, least), max(least, most)), count: Int(count))
    }
  }

  /// The most tracks that one adaptive track becomes.
  static let trackLimit: CGFloat = 1_000
}
