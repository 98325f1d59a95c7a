### The puzzles: the question on a board.

find = Is there a winning move?
which-heap = One move wins. From which heap does it take?
# $heap (heap): The heap of the winning move.
how-many = One move wins, from heap { $heap }. How many stones does it take?
# After a wrong number.
how-many-wrong = Try what each number leaves.
join = Join the partners: press two equal blocks.
# $sum (number): The nim-sum: 0 where all are paired.
# $unpaired (and): The sizes of the blocks without a partner.
join-right =
    { $sum ->
        [0] All are paired: no move wins.
        [one] Without a partner: { $unpaired }. So a move wins.
       *[other] Without a partner: { $unpaired }. So a move wins.
    }
mistake = The first player lost this game. Which move was the mistake?
