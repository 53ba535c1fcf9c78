public import Civil
public import Quantities

/// What a cell holds, with its type.
public enum WorkbookValue: Sendable, Hashable {
  case empty
  case text(String)
  case whole(Int)
  case money(Money)
  case date(CivilDate)
  case time(TimeOfDay)
  case rate(TaxRate)
}

/// One cell: its value, how it is written, how it looks, and what may be chosen in it.
public struct WorkbookCell: Sendable, Hashable {
  public var value: WorkbookValue
  /// How the value is written, and how a value typed into an empty cell would be.
  public var form: WorkbookForm
  public var look: WorkbookLook
  /// An OpenFormula expression without its `=`, such as `SUM([.B2:.B9])`; `value` is what it comes to.
  public var formula: String?
  /// Offered in a list; anything else may be typed all the same. Empty for none.
  public var choices: [String]

  public init(
    _ value: WorkbookValue = .empty, form: WorkbookForm? = nil, look: WorkbookLook = .plain,
    formula: String? = nil, choices: [String] = []
  ) {
    self.value = value
    self.form = form ?? .usual(value)
    self.look = look
    self.formula = formula
    self.choices = choices
  }

  public static let empty = WorkbookCell()

  /// An empty text is an empty cell.
  public static func text(_ text: String, look: WorkbookLook = .plain) -> WorkbookCell {
    WorkbookCell(text.isEmpty ? .empty : .text(text), look: look)
  }

  /// What a person sees in it.
  public var shown: String { form.text(value) }
}

/// How a cell looks.
public struct WorkbookLook: Sendable, Hashable {
  public enum Fill: Sendable, Hashable {
    case none
    case green
    case red
    case grey
    case heading
  }

  public enum Side: Sendable, Hashable {
    /// Text to the left, figures to the right.
    case usual
    case left
    case middle
    case right
  }

  public var fill = Fill.none
  public var isBold = false
  /// Of a title.
  public var isLarge = false
  /// Whether a long text goes on below instead of beside.
  public var isWrapped = false
  public var isBoxed = false
  /// A line above, as above a sum.
  public var isSum = false
  public var side = Side.usual

  public init() {}

  public static let plain = WorkbookLook()

  public static func with(_ edit: (inout WorkbookLook) -> Void) -> WorkbookLook {
    var look = WorkbookLook()
    edit(&look)
    return look
  }

  public static let heading = with {
    $0.fill = .heading
    $0.isBold = true
    $0.isWrapped = true
  }
  public static let title = with {
    $0.isBold = true
    $0.isLarge = true
  }
  public static let sum = with {
    $0.isBold = true
    $0.isSum = true
  }
  public static let wrapped = with { $0.isWrapped = true }
}
