extension PortableMaths {
  /// The cosine and the sine of an angle of at most a few hundred turns, in radians.
  package static func circle(_ angle: Double) -> (cosine: Double, sine: Double) {
    let quarters = (angle * 2 / .pi).rounded()
    let rest = angle - quarters * (Double.pi / 2)
    let (cosine, sine) = nearZero(rest)
    switch Int(quarters) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  /// The same for an angle of at most an eighth of a turn, by Taylor's series.
  private static func nearZero(_ angle: Double) -> (cosine: Double, sine: Double) {
    let square = angle * angle
    var (cosine, sine) = (1.0, 1.0)
    for step in stride(from: 8.0, through: 1, by: -1) {
      cosine = 1 - cosine * square / ((2 * step - 1) * (2 * step))
      sine = 1 - sine * square / ((2 * step) * (2 * step + 1))
    }
    return (cosine, sine * angle)
  }
}
